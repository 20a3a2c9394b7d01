import { constants } from './constants.ts';

/** Does what a page can do without in a quiet moment, but not later than some time. Safari knows no idle times. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: constants.idleWait });
  else setTimeout(work, constants.idleWait);
}
