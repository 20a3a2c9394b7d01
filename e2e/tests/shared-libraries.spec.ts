import { buildOwnModule } from '../portal/build-module.ts';
import { expect, test } from '../portal/fixtures.ts';
import { modulesDir } from '../portal/portal-process.ts';
import { openAs } from '../portal/session.ts';

const modules = ['own-router', 'other-react'] as const;

// The tests run in one worker, because another one would build the same modules at the same time.
test.describe.configure({ mode: 'default' });

test.beforeAll(async ({ portal }) => {
  test.setTimeout(180_000);
  for (const module of modules) {
    await buildOwnModule(module, modulesDir);
    await portal.editRegistry({ [module]: '1.0.0' });
  }
});

test.afterAll(async ({ portal }) => {
  for (const module of modules) await portal.editRegistry({ [module]: undefined });
});

test('a module that needs an export which the shell lacks works with its own copy of the library', async ({ page }) => {
  await openAs(page, 'maria', '/own-router');
  await expect(page.getByRole('heading', { level: 1, name: 'First' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'A button of the kit' })).toBeVisible();

  await page.getByRole('link', { name: 'Second page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Second' })).toBeFocused();
  await expect(page).toHaveURL('/own-router/second');
  await expect(page).toHaveTitle(/^Second/);

  await page.getByRole('link', { name: 'First page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'First' })).toBeFocused();

  // Only this module uses its copy; all others use the library of the shell.
  await page.getByRole('banner').getByRole('link', { name: 'Main Menu', exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: 'Have a Conversation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forums' })).toBeVisible();
});

test('a module with React 18 works beside the React of the shell', async ({ page }) => {
  await openAs(page, 'maria', '/other-react');
  await expect(page.getByRole('heading', { level: 1, name: 'React 18.3.1' })).toBeVisible();
  await page.getByRole('button', { name: 'Count 0' }).click();
  await expect(page.getByRole('button', { name: 'Count 1' })).toBeVisible();
});
