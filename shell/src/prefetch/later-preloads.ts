import { laterPreload } from '@seed/contracts/boot-page';

/**
 * Starts the preloads that the gateway has marked: the first, which is the largest, once the first script of the page's own
 * preloads has arrived, since earlier it would take bandwidth from the shell's scripts, which run first, and later the
 * network would be idle. The others wait for the shell's scripts. Over HTTP/1.1 they would take all connections, and the
 * silent check would wait for one. Without them the font is next: before, it would delay the shell's scripts, and the first
 * text would fetch it beside the page's data.
 */
export async function startLaterPreloads(page: Document): Promise<void> {
  const [first, ...others] = page.querySelectorAll<HTMLLinkElement>(`link[rel=${laterPreload}]:not([as=font])`);
  const scripts = [...page.querySelectorAll('script[defer]')].map(ended);
  const own = page.querySelector<HTMLLinkElement>('link[rel=preload][as=script]');
  if (own) await arrival(own);
  start(first);
  await Promise.all(scripts);
  others.forEach(start);
  const font = page.querySelector<HTMLLinkElement>(`link[rel=${laterPreload}][as=font]`);
  if (font && !first) await fetchIntoCache(font.href);
}

/**
 * Fetches the font into the browser's cache, where the first text finds it; if this fails, that text requests it again. A
 * preload would start the request that the style sheet has prepared, which Chromium attributes to the style sheet, and
 * Lighthouse's simulation would load the font before the scripts.
 */
async function fetchIntoCache(font: string): Promise<void> {
  const response = await fetch(font).catch(() => null);
  // An unread body may be cancelled.
  await response?.blob().catch(() => {});
}

function start(link?: HTMLLinkElement): void {
  link?.setAttribute('rel', 'preload');
}

/** Resolves when a preload has arrived or failed. */
async function arrival(link: HTMLLinkElement): Promise<void> {
  if (performance.getEntriesByName(link.href).length === 0) await ended(link);
}

async function ended(element: Element): Promise<void> {
  await new Promise((resolve) => {
    for (const event of ['load', 'error']) element.addEventListener(event, resolve, { once: true });
  });
}
