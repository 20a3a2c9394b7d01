const longestPauseMs = 60_000;

/** The pauses of `startPolling`. */
export interface PollingOptions {
  /** Milliseconds between two rounds. */
  readonly pollMs: number;
  /** Milliseconds before the first round; `pollMs` if not given. */
  readonly firstMs?: number;
}

/**
 * Runs a round of work again and again, one at a time. The pause between two rounds doubles up to 60 s while rounds fail,
 * and is `pollMs` again after one that succeeds. A pause does not keep the process alive.
 *
 * @param round resolves to false if it failed, and must not reject; it may use `isStopped` to end early
 * @returns a function that stops the polling and resolves when no round is under way
 *
 * @example
 * ```ts
 * const stop = startPolling(() => deliverEvents(), { pollMs: 1000 });
 * await stop();
 * ```
 */
export function startPolling(
  round: (isStopped: () => boolean) => Promise<boolean>,
  { pollMs, firstMs = pollMs }: PollingOptions,
): () => Promise<void> {
  let hasStopped = false;
  let pauseMs = pollMs;
  let timer: NodeJS.Timeout | undefined;
  let current = Promise.resolve();
  const run = async (): Promise<void> => {
    const hasSucceeded = await round(() => hasStopped);
    pauseMs = hasSucceeded ? pollMs : Math.min(pauseMs * 2, longestPauseMs);
    if (!hasStopped) schedule(pauseMs);
  };
  const schedule = (delayMs: number): void => {
    timer = setTimeout(() => {
      current = run();
    }, delayMs).unref();
  };
  schedule(firstMs);
  return async () => {
    hasStopped = true;
    clearTimeout(timer);
    await current;
  };
}
