import { setTimeout as delay } from 'node:timers/promises';

const pollMs = 10;

/** Resolves when the condition holds. It has no limit of its own: the test's time limit ends it. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await delay(pollMs);
}
