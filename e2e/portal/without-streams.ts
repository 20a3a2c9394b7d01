import type { Page } from '@playwright/test';

/** Refuses streams of events, for a test that waits until the network is idle: a stream never is. */
export async function withoutStreams(page: Page): Promise<void> {
  await page.route('**/api/v1/notification-stream', (route) => route.fulfill({ status: 204 }));
}
