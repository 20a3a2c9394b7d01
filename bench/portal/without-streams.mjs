/**
 * Refuses streams of events: a page with one is never idle in the network.
 * @param {import('@playwright/test').Page} page
 */
export async function withoutStreams(page) {
  await page.route('**/api/v1/notification-stream', (route) => route.fulfill({ status: 204 }));
}
