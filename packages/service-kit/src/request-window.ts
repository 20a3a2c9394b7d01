import type { SharedState } from './shared-state.ts';

/** Counts the requests of many keys in windows of time, which begin for all keys at the same moment. */
export interface RequestWindow {
  /** Requests of each key in a window. */
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

/** Limits the memory for a client with very many addresses; beyond it, counting begins again. */
const mostKeys = 200_000;

/**
 * Returns the windows of one process, or of all replicas that have the store.
 *
 * @param windowMs the length of a window, which begins at each multiple of it
 *
 * @example
 * ```ts
 * const uploads = requestWindows(state, 3_600_000)('uploads', 60);
 * const { left } = await uploads.take(caller.id);
 * ```
 */
export function requestWindows(state: SharedState | undefined, windowMs: number): RequestWindows {
  return (name, budget) => {
    const own = createRequestWindow(budget, windowMs);
    return state === undefined ? own : sharedWindow(own, (key) => state.count(`${name}:${key}`, windowMs), state);
  };
}

interface OwnWindow extends RequestWindow {
  take(key: string): WindowState;
}

function createRequestWindow(budget: number, windowMs: number): OwnWindow {
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

type SharedCounting = (key: string) => ReturnType<SharedState['count']>;

/**
 * Counts in the store and in this process. A key that has spent its budget here is refused without the store, and while
 * the store is down this process continues with its own counts.
 */
function sharedWindow(own: OwnWindow, count: SharedCounting, state: SharedState): RequestWindow {
  return {
    budget: own.budget,
    take(key) {
      const alone = own.take(key);
      if (alone.left < 0 || !state.isUp) return alone;
      return count(key).then((shared) => {
        if (shared === undefined) return alone;
        // A store that was emptied has counted less than this process.
        return { left: Math.min(alone.left, own.budget - shared.count), seconds: secondsOf(shared.endsInMs) };
      });
    },
  };
}

const secondsOf = (ms: number) => Math.max(1, Math.ceil(ms / 1000));
