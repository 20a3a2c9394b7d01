import { expect, test } from '../portal/fixtures.ts';
import { layoutShifts, recordLayoutShifts } from '../portal/layout-shifts.ts';

test.describe('before and without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page is readable and links to the portal', async ({ page }) => {
    const slide = page.waitForResponse(/slide-1\..*\.svg$/);
    await page.goto('/');
    expect((await slide).status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('group', { name: '1 of 8' }).locator('img')).toBeVisible();
    await expect(page.getByRole('link', { name: 'support@seed.example' })).toBeVisible();
    await expect(page.getByRole('link', { name: /association/ })).toHaveAttribute('href', 'https://seed.example');

    await page.getByRole('button', { name: 'What is the Intranet?' }).click();
    await expect(page.getByRole('heading', { level: 2, name: 'What is the Intranet?' })).toBeInViewport();
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page).toHaveURL(/\/intranet-welcome/);
    await expect(page.getByRole('heading', { name: 'The Intranet needs JavaScript' })).toBeVisible();
    await expect(page.getByText('Loading... Please wait!')).toBeHidden();
  });
});

test('the script of the landing page starts without a layout shift, a log line or a request for modules', async ({
  context,
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await recordLayoutShifts(context);
  await page.addInitScript(() => localStorage.setItem('seed.theme', 'dark'));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html[data-theme=dark] [data-ready]')).toBeVisible();
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(page.getByRole('group', { name: '2 of 8' })).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
  const ours = scripts.filter((path) => /^\/(assets|m)\//.test(path));
  expect(ours.map((path) => path.replace(/\.[0-9a-f]+\.js$/, ''))).toEqual([
    '/assets/landing',
    '/assets/startup',
    '/assets/main',
  ]);
});
