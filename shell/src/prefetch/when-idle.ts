import { constants } from '../constants.ts';

/** Resolves when the browser is idle, and after `idleWait` at the latest. Safari lacks `requestIdleCallback`. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: constants.idleWait });
    else setTimeout(resolve, constants.idleWait);
  });
}
