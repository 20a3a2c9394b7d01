import { expect, type Page } from '@playwright/test';
import { test } from '../portal/fixtures.ts';
import { openAs } from '../portal/session.ts';

test.use({ mayLog: /./ });

/** Serves a script of the shell with a statement that its build did not write. */
async function tamperWith(page: Page, chunk: string): Promise<void> {
  await page.route(`**/assets/${chunk}.*.js`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};globalThis.tampered = true` });
  });
}

const hasRun = (page: Page) => page.evaluate(() => 'tampered' in globalThis);

test('a tampered chunk of the shell does not run, and the module says that it cannot be shown', async ({ page }) => {
  await openAs(page, 'maria', '/intranet-welcome');
  await tamperWith(page, 'federation');
  await page.goto('/forums');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Forums cannot be shown right now');
  expect(await hasRun(page)).toBe(false);
});

test('a tampered portal does not run, and the page offers to try again', async ({ page }) => {
  await openAs(page, 'maria', '/intranet-welcome');
  await tamperWith(page, 'portal');
  await page.goto('/forums');
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await hasRun(page)).toBe(false);
});
