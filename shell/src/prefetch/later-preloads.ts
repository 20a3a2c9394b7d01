import { laterPreload } from '@seed/contracts/boot-page';

/**
 * Starts the preloads that the gateway has marked once the first script of the page's own preloads has arrived. Earlier
 * they would take bandwidth from the shell's scripts, which run first; later the network would be idle.
 */
export async function startLaterPreloads(page: Document): Promise<void> {
  const marked = page.querySelectorAll<HTMLLinkElement>(`link[rel=${laterPreload}]`);
  const first = page.querySelector<HTMLLinkElement>('link[rel=preload][as=script]');
  if (first) await arrival(first);
  for (const link of marked) link.rel = 'preload';
}

/** Resolves when a preload has arrived or failed. */
async function arrival(link: HTMLLinkElement): Promise<void> {
  if (performance.getEntriesByName(link.href).length > 0) return;
  await new Promise((resolve) => {
    for (const event of ['load', 'error']) link.addEventListener(event, resolve, { once: true });
  });
}
