import { laterPreload } from '@seed/contracts/boot-page';

/**
 * Starts the preloads that the gateway has marked: the first, which is the largest, once the first script of the page's own
 * preloads has arrived, since earlier it would take bandwidth from the shell's scripts, which run first, and later the
 * network would be idle. The others wait for the shell's scripts. Over HTTP/1.1 they would take all connections, and the
 * silent check would wait for one.
 */
export async function startLaterPreloads(page: Document): Promise<void> {
  const [first, ...others] = page.querySelectorAll<HTMLLinkElement>(`link[rel=${laterPreload}]:not([as=font])`);
  const scripts = [...page.querySelectorAll('script[defer]')].map(ended);
  const own = page.querySelector<HTMLLinkElement>('link[rel=preload][as=script]');
  if (own) await arrival(own);
  start(first);
  await Promise.all(scripts);
  others.forEach(start);
}

/**
 * Starts the preload of the font. It is called when the shell's scripts have arrived, since before them it would delay the
 * page, and the first text would fetch it beside the page's data. If files of a module still wait, they come first, and the
 * first text fetches the font.
 */
export function startFontPreload(page: Document): void {
  const [font, ...others] = page.querySelectorAll<HTMLLinkElement>(`link[rel=${laterPreload}]`);
  if (others.length === 0) start(font);
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
