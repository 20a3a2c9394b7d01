import type { SharedState } from '@seed/service-kit/shared-state';

/** Counts the requests of many keys in windows of a minute, which begin for all at the same time. */
export interface RequestWindow {
  /** Requests a minute for each key. */
  readonly budget: number;
  /** Counts one more request of the key. */
  take(key: string): WindowState | Promise<WindowState>;
}

export interface WindowState {
  /** Requests that are left; negative when there were too many. */
  readonly left: number;
  /** Seconds until all budgets are full again. */
  readonly seconds: number;
}

/** Makes a window, with a name of its own in a shared store. */
export type RequestWindows = (name: string, budget: number) => RequestWindow;

export const windowSeconds = 60;
const windowMs = windowSeconds * 1000;
/** Limits the memory for a client with very many addresses; beyond it, counting begins again. */
const mostKeys = 200_000;

/** The windows of one process, or of all replicas that have the store. */
export function requestWindows(state: SharedState | undefined): RequestWindows {
  return (name, budget) => {
    const own = createRequestWindow(budget);
    return state === undefined ? own : sharedWindow(name, own, state);
  };
}

interface OwnWindow extends RequestWindow {
  take(key: string): WindowState;
}

function createRequestWindow(budget: number): OwnWindow {
  const counts = new Map<string, number>();
  let ends = 0;
  return {
    budget,
    take(key) {
      const now = Date.now();
      if (now >= ends || counts.size > mostKeys) {
        counts.clear();
        ends = now - (now % windowMs) + windowMs;
      }
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return { left: budget - count, seconds: secondsOf(ends - now) };
    },
  };
}

/**
 * Counts in the store and in this process. A key that has spent its budget here is refused without the store, and while
 * the store is down this process continues with its own counts.
 */
function sharedWindow(name: string, own: OwnWindow, state: SharedState): RequestWindow {
  return {
    budget: own.budget,
    take(key) {
      const alone = own.take(key);
      if (alone.left < 0 || !state.isUp) return alone;
      return state.count(`${name}:${key}`, windowMs).then((shared) => {
        if (shared === undefined) return alone;
        // A store that was emptied has counted less than this process.
        return { left: Math.min(alone.left, own.budget - shared.count), seconds: secondsOf(shared.endsInMs) };
      });
    },
  };
}

const secondsOf = (ms: number) => Math.max(1, Math.ceil(ms / 1000));
