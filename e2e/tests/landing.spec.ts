import { expect, test } from '../portal/fixtures.ts';

test.describe('before and without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('the landing page can be read and leads on', async ({ page }) => {
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

test('the script of the landing page takes over without a jump, a word or anything of the modules', async ({
  page,
  consoleProblems,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { shifts });
    localStorage.setItem('seed.theme', 'dark');
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html[data-theme=dark] [data-ready]')).toBeVisible();
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect(page.getByRole('group', { name: '2 of 8' })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  const ours = scripts.filter((path) => /^\/(assets|m)\//.test(path));
  expect(ours).toEqual([expect.stringMatching(/^\/assets\/main\./)]);
  expect(consoleProblems).toEqual([]);
});
