/** Counts the requests of many keys in windows of a minute, which begin for all at the same time. */
export interface RequestWindow {
  /** Requests a minute for each key. */
  readonly budget: number;
  /** Counts one more request of the key and returns how many are left; negative when there are too many. */
  take(key: string): number;
  /** Seconds until all budgets are full again. */
  secondsLeft(): number;
}

export const windowSeconds = 60;
const windowMs = windowSeconds * 1000;
/** Limits the memory for a client with very many addresses; beyond it, counting begins again. */
const mostKeys = 200_000;

export function createRequestWindow(budget: number): RequestWindow {
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
      return budget - count;
    },
    secondsLeft: () => Math.max(1, Math.ceil((ends - Date.now()) / 1000)),
  };
}
