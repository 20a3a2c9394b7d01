import { setTimeout as delay } from 'node:timers/promises';

const pollMs = 50;
/** A service that exits is reported at once; this limit is for one that hangs, on a busy machine too. */
const budgetMs = 120_000;

/**
 * Resolves when `GET /health/ready` returns 200.
 *
 * @throws Error with the last response after 120 s.
 */
export async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + budgetMs;
  let last = 'none';
  while (Date.now() < deadline) {
    try {
      const response = await fetch(`${url.replace('localhost', '127.0.0.1')}/health/ready`);
      if (response.ok) return;
      last = await response.text();
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    await delay(pollMs);
  }
  throw new Error(`${url} did not become ready within ${budgetMs / 1000} s; its last response: ${last}`);
}
