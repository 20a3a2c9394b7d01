import { isDialogEntry } from '@seed/portal-sdk/dialog-entry';
import { markOf, pageHeading } from './heading-mark.ts';
import { travellingPicture } from './shared-picture.ts';

interface Place {
  readonly pathname: string;
  readonly state: unknown;
}

interface RouterLike {
  readonly state: { readonly location: Place; readonly navigation: { readonly location?: Place | undefined } };
}

/** The old page stands still no longer than this; what is drawn later appears in the new one as it comes. */
const stillMs = 150;

/**
 * Lets one page pass into the next where the browser can (View Transitions) and the member has not asked for less
 * motion. To be awaited by the router before it takes the step, as a loader: then the old page has been pictured, and
 * what the shell and a module draw from here on is the new one.
 */
export function passToNextPage(router: RouterLike | undefined): Promise<null> | null {
  const here = router?.state.location;
  const next = router?.state.navigation.location;
  if (!here || !next || isDialogEntry(here.state) || isDialogEntry(next.state) || !canPass()) return null;
  return new Promise((step) => {
    const picture = travellingPicture(here.pathname, next.pathname);
    const transition = document.startViewTransition(async () => {
      const drawn = pageDrawn(markOf(pageHeading()));
      picture.leave();
      step(null);
      await drawn;
      picture.arrive();
    });
    // One that is overtaken by the next, or whose tab is put away, is skipped by the browser: the page is there anyway.
    transition.ready.catch(() => undefined);
    void transition.finished.catch(() => undefined).then(picture.forget);
  });
}

function canPass(): boolean {
  if (!('startViewTransition' in document) || document.visibilityState !== 'visible') return false;
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Settles when another heading or a skeleton stands in the page, or when it has stood still long enough. */
function pageDrawn(left: string): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      observer.disconnect();
      clearTimeout(timer);
      done();
    };
    const observer = new MutationObserver(() => {
      const heading = pageHeading();
      const isThere = heading ?? document.querySelector('main [aria-busy="true"]');
      if (isThere && markOf(heading) !== left) end();
    });
    const timer = setTimeout(end, stillMs);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
