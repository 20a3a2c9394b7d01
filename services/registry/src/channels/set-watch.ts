import { startPolling } from '@seed/service-kit/polling';

/** Waits for the next release set. */
export interface SetWatch {
  /** Resolves when the newest set is another one than `after`, when the time is over, or when the signal aborts. */
  change(until: { readonly after: number; readonly ms: number }, signal: AbortSignal): Promise<void>;
  /** Compares at once, after a move by this process. */
  wake(): void;
  stop(): void;
}

interface Waiting {
  readonly after: number;
  end(): void;
}

/** The milliseconds within which a move by another replica is seen. */
const pollMs = 500;

/**
 * Lets many requests wait for a move, with one small query each half second for all of them, and none while no request waits.
 *
 * @param newestId reads the id of the newest set
 */
export function createSetWatch(newestId: () => Promise<number>, report: (error: unknown) => void): SetWatch {
  const waiting = new Set<Waiting>();
  let hasStopped = false;

  async function compare(): Promise<boolean> {
    if (waiting.size === 0) return true;
    try {
      const newest = await newestId();
      for (const one of waiting) if (one.after !== newest) one.end();
      return true;
    } catch (error) {
      report(error);
      return false;
    }
  }

  const stopPolling = startPolling(compare, { pollMs });
  return {
    async change({ after, ms }, signal) {
      if (hasStopped || signal.aborted) return;
      await new Promise<void>((resolve) => {
        const end = () => {
          clearTimeout(timer);
          signal.removeEventListener('abort', end);
          waiting.delete(one);
          resolve();
        };
        const one = { after, end };
        const timer = setTimeout(end, ms);
        signal.addEventListener('abort', end);
        waiting.add(one);
        void compare();
      });
    },
    wake: () => void compare(),
    stop() {
      hasStopped = true;
      void stopPolling();
      for (const one of waiting) one.end();
    },
  };
}
