import { constants } from '../constants.ts';

/** Events of a member who uses the page. A page may scroll by itself, to the position it had before. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel'] as const;

/**
 * Resolves when the member first does something with the portal, and after `unattendedWait` at the latest. Requests for
 * data that the page in view does not show wait for it, so that its first seconds belong to the page, and a page that is only
 * read costs the services nothing more.
 */
export function whenEngaged(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      for (const sign of signs) removeEventListener(sign, end, { capture: true });
      resolve();
    };
    const timer = setTimeout(end, constants.unattendedWait);
    for (const sign of signs) addEventListener(sign, end, { capture: true, passive: true });
  });
}
