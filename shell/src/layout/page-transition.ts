import { isDialogEntry } from '@seed/portal-sdk/dialog-entry';
import { afterNextPaint } from '../after-next-paint.ts';
import { headingKey, pageHeading } from './page-heading.ts';
import { createSharedPicture } from './shared-picture.ts';

interface PageLocation {
  readonly pathname: string;
  readonly state: unknown;
}

/** The longest wait for the new page before the animation starts. */
const maxWaitMs = 150;

/**
 * Animates a page change with the View Transitions API, unless the member prefers reduced motion. The router awaits it:
 * when it resolves, the browser has captured the old page, and everything drawn later is the new page.
 */
export async function startPageTransition(here: PageLocation, next: PageLocation): Promise<void> {
  if (isDialogEntry(here.state) || isDialogEntry(next.state) || !canAnimate()) return;
  // Capturing takes several frames on a slow phone, which must not delay the sign that the link was pressed.
  await afterNextPaint();
  await capture(here, next);
}

function capture(here: PageLocation, next: PageLocation): Promise<void> {
  return new Promise((step) => {
    const picture = createSharedPicture(here.pathname, next.pathname);
    const transition = document.startViewTransition(async () => {
      const drawn = nextPageDrawn(headingKey(pageHeading()));
      picture.oldPageCaptured();
      step();
      await drawn;
      picture.newPageDrawn();
    });
    // The browser skips a transition that the next one replaces, or in a hidden tab. The page is shown anyway.
    transition.ready.catch(() => undefined);
    void transition.finished.catch(() => undefined).then(picture.clear);
  });
}

function canAnimate(): boolean {
  if (!('startViewTransition' in document) || document.visibilityState !== 'visible') return false;
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Resolves when a new heading or a skeleton is in the page, and after `maxWaitMs` at the latest. */
function nextPageDrawn(oldHeading: string): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(timer);
      done();
    };
    const observer = new MutationObserver(() => {
      const heading = pageHeading();
      const isThere = heading ?? document.querySelector('main [aria-busy="true"]');
      if (isThere && headingKey(heading) !== oldHeading) end();
    });
    const timer = setTimeout(end, maxWaitMs);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
