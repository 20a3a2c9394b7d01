import type { Page } from '@playwright/test';
import { expect, test } from '../portal/fixtures.ts';
import { openAs } from '../portal/session.ts';

const rounds = 5;
/** React listens to about this many events at the root of each module and extension. */
const listenersOfRoot = 140;

test('modules and extensions that a member has left are garbage', async ({ page }) => {
  await openAs(page, 'maria', '/intranet-welcome');
  await visitForums(page);
  const listeners = await listenersOf(page);
  const before = await listeners();
  for (let round = 0; round < rounds; round += 1) await visitForums(page);
  // Timers that limit a mount keep the module in memory until they end. An extension of the main menu may not have been
  // there yet when the listeners were counted first; a leak has a root in each round.
  await expect.poll(listeners, { timeout: 30_000 }).toBeLessThan(before + 2 * listenersOfRoot);
});

/** Goes from the main menu to the forums and back. */
async function visitForums(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Have a Conversation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forums' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('main').getByRole('region', { name: 'Today' })).toBeVisible();
}

/** Counts the event listeners that the page holds after garbage collection. */
async function listenersOf(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? NaN;
  };
}
