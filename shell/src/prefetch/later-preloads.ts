import { laterPreload } from '@seed/contracts/boot-page';

/**
 * Starts the preloads that the gateway has marked once the first script of the page's own preloads has arrived. Earlier
 * they would take bandwidth from the shell's scripts, which run first; later the network would be idle.
 */
export function startLaterPreloads(page: Document): void {
  const start = () => {
    for (const link of page.querySelectorAll<HTMLLinkElement>(`link[rel=${laterPreload}]`)) link.rel = 'preload';
  };
  const first = page.querySelector<HTMLLinkElement>('link[rel=preload][as=script]');
  if (first === null || performance.getEntriesByName(first.href).length > 0) return start();
  for (const event of ['load', 'error']) first.addEventListener(event, start, { once: true });
}
