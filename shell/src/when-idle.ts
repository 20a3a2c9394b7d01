import { constants } from './constants.ts';

/** Comes when the browser has nothing better to do, but not later than some time. Safari knows no idle times. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: constants.idleWait });
    else setTimeout(resolve, constants.idleWait);
  });
}
