import { expect, type Page, type Route } from '@playwright/test';
import { test } from '../portal/fixtures.ts';
import { openAs } from '../portal/session.ts';

test.use({ mayLog: /./ });

/** Serves a script of the shell with an added statement. */
async function tamperWith(page: Page, chunk: string, options: { times?: number } = {}): Promise<void> {
  const tamper = async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};globalThis.tampered = true` });
  };
  await page.route(`**/assets/${chunk}.*.js`, tamper, options);
}

const hasRun = (page: Page) => page.evaluate(() => 'tampered' in globalThis);

test('a changed chunk of the shell does not run, and the module shows its error card', async ({ page }) => {
  await openAs(page, 'maria', '/intranet-welcome');
  await tamperWith(page, 'federation');
  await page.goto('/forums');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Forums cannot be shown right now');
  expect(await hasRun(page)).toBe(false);
});

test('a changed script of the portal does not run, and the page offers a retry', async ({ page }) => {
  await openAs(page, 'maria', '/intranet-welcome');
  await tamperWith(page, 'portal');
  await page.goto('/forums');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await hasRun(page)).toBe(false);
});

for (const chunk of ['main', 'startup']) {
  test(`a tampered script '${chunk}' does not run, and the page shows the failure and offers a retry`, async ({
    page,
  }) => {
    await tamperWith(page, chunk, { times: 1 });
    await page.goto('/forums');
    await expect(page.getByRole('alert')).toContainText('The Intranet could not be loaded');
    await expect(page.getByText('Loading...')).toBeHidden();
    expect(await hasRun(page)).toBe(false);
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toBeHidden();
  });
}

test('a changed lazy script of a module does not run, whether the page or the gateway has its digest', async ({
  page,
}) => {
  await openAs(page, 'maria', '/intranet-welcome');
  await page.route(/\/m\/forums\/[^/]+\/\d+\.\w+\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};globalThis.tampered = true` });
  });
  const refused = () =>
    page.waitForEvent('console', (line) => /\/m\/forums\/.*integrity|integrity.*\/m\/forums\//.test(line.text()));
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Have a Conversation' }).click();
  // The comments of a post are code of their own.
  for (const open of [() => main.getByRole('article').getByRole('link').first().click(), () => page.reload()]) {
    await Promise.all([refused(), open()]);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await hasRun(page)).toBe(false);
  }
});
