import { setTimeout as delay } from 'node:timers/promises';

const pollMs = 50;
const budgetMs = 30_000;

/**
 * Resolves when `GET /health/ready` returns 200.
 *
 * @throws Error with the last response after 30 s.
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
