import type { Page } from '@playwright/test';
import { buildFixtureModule } from '../portal/build-module.ts';
import { expect, test } from '../portal/fixtures.ts';
import { modulesDir } from '../portal/portal-process.ts';
import { openAs } from '../portal/session.ts';

test.describe.configure({ mode: 'serial' });
test.beforeAll(async ({ portal }) => {
  test.setTimeout(180_000);
  await buildFixtureModule(modulesDir);
  await portal.editRegistry({ fixture: '1.0.0' });
});
test.afterAll(({ portal }) => portal.editRegistry({ fixture: undefined }));

/** The portal logs the errors of the module. */
test.use({ mayLog: /./ });

const failureCard = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: 'Fixture' });

for (const fault of [
  'throws-on-load',
  'throws-on-mount',
  'throws-in-effect',
  'hangs-in-bootstrap',
  'hangs-in-mount',
  'has-no-mount',
]) {
  test(`a module that ${fault.replaceAll('-', ' ')} shows its error card, the rest works, and a good version replaces it`, async ({
    page,
    portal,
  }) => {
    await portal.editRegistry({ fixture: `1.0.0-${fault}` });
    await openAs(page, 'maria', '/fixture');
    await expect(failureCard(page)).toBeVisible({ timeout: 15_000 });
    await expect(failureCard(page).getByRole('button', { name: 'Try again' })).toBeEnabled();
    await expect(page.getByRole('banner')).toBeVisible();

    await page.getByRole('banner').getByRole('link', { name: 'Main Menu', exact: true }).click();
    await expect(page.getByRole('heading', { name: /What would you like to do today/ })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Have a Conversation' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Forums' })).toBeVisible();

    await portal.editRegistry({ fixture: '1.0.0' });
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Throw' })).toBeVisible();
  });
}

test('a module that throws later shows its error card, and a retry mounts it', async ({ page, portal }) => {
  await portal.editRegistry({ fixture: '1.0.0' });
  await openAs(page, 'maria', '/fixture');
  await page.getByRole('button', { name: 'Throw' }).click();
  await expect(failureCard(page)).toBeVisible();
  await failureCard(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Throw' })).toBeVisible();
});

test('a module that hangs in unmount does not delay the portal', async ({ page, portal }) => {
  await portal.editRegistry({ fixture: '1.0.0-hangs-in-unmount' });
  await openAs(page, 'maria', '/fixture');
  await expect(page.getByRole('button', { name: 'Throw' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Main Menu', exact: true }).click();
  await expect(page.getByRole('heading', { name: /What would you like to do today/ })).toBeVisible();
});

test('leaving a page with unsaved work needs a confirmation', async ({ page, portal }) => {
  await portal.editRegistry({ fixture: '1.0.0' });
  await openAs(page, 'maria', '/fixture');
  await page.getByRole('button', { name: 'Make dirty' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Main Menu', exact: true }).click();
  await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toContainText('Leave this page?');
  await page.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByRole('button', { name: 'Make dirty' })).toBeVisible();
});
