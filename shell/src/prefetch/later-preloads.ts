import { laterPreload } from '@seed/contracts/boot-page';

/**
 * Starts the preloads that the gateway has marked once the first script of the page's own preloads has arrived. Earlier
 * they would take bandwidth from the shell's scripts, which run first; later the network would be idle.
 */
export async function startLaterPreloads(page: Document): Promise<void> {
  const marked = page.querySelectorAll<HTMLLinkElement>(`link[rel=${laterPreload}]:not([as=font])`);
  const first = page.querySelector<HTMLLinkElement>('link[rel=preload][as=script]');
  if (first) await arrival(first);
  startAll(marked);
}

/**
 * Starts the preload of the font once all scripts of the page have arrived: before them it would delay the page, and the
 * first text of the page would fetch it beside the page's data. After the first text a preload would fetch it again.
 */
export async function startFontPreload(page: Document): Promise<void> {
  const scripts = page.querySelectorAll<HTMLLinkElement>('link[as=script]');
  await Promise.all([...scripts].map(arrival));
  const hasText = [...page.fonts].some(({ status }) => status !== 'unloaded');
  if (!hasText) startAll(page.querySelectorAll<HTMLLinkElement>(`link[rel=${laterPreload}][as=font]`));
}

function startAll(links: Iterable<HTMLLinkElement>): void {
  for (const link of links) link.rel = 'preload';
}

/** Resolves when a preload has arrived or failed. */
async function arrival(link: HTMLLinkElement): Promise<void> {
  if (performance.getEntriesByName(link.href).length > 0) return;
  await new Promise((resolve) => {
    for (const event of ['load', 'error']) link.addEventListener(event, resolve, { once: true });
  });
}
