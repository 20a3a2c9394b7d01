import { setTimeout as delay } from 'node:timers/promises';

const pollMs = 10;

/**
 * Resolves when the condition holds; it is checked every 10 ms until the test's own time limit.
 *
 * @example
 * ```ts
 * await until(() => lines.length > 0);
 * ```
 */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await delay(pollMs);
}
