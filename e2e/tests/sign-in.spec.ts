import type { Page } from '@playwright/test';
import { axeViolations } from '@seed/conformance/measures/axe';
import { expect, test } from '../portal/fixtures.ts';

/** A test enters a wrong password. */
test.use({ mayLog: /^Failed to load resource/ });

// These run against the embedded provider and against Keycloak with our theme: both must look the same.

async function expectAccessible(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(width, 'scrolls sideways').toBeLessThanOrEqual(0);
}

const accents = { light: 'rgb(13, 99, 80)', dark: 'rgb(132, 216, 184)' };

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the login is accessible, has the portal's look and explains a wrong password: ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/forums');
    const username = page.getByLabel('Username or email');
    const password = page.getByLabel('Password', { exact: true });
    await expect(username).toBeFocused();
    await expect(page.locator('#kc-login')).toHaveCSS('background-color', accents[colorScheme]);
    await expect
      .poll(() => page.evaluate(() => document.fonts.check("16px 'Bricolage Grotesque Variable'")))
      .toBe(true);
    await expectAccessible(page);

    await username.fill('maria@seed.example');
    await password.fill('wrong');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('alert')).toHaveText('Invalid username or password.');
    await expect(username).toHaveValue('maria@seed.example');
    await expect(password).toBeFocused();
    await expect(password).toHaveAccessibleDescription('Invalid username or password.');
    await expectAccessible(page);
  });
}

test('the embedded provider shows the theme that the member chose in the portal', async ({ page }) => {
  test.skip(process.env['KEYCLOAK_URL'] !== undefined, 'another origin has no access to the choice');
  await page.addInitScript(() => localStorage.setItem('seed.theme', 'dark'));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/forums');
  await expect(page.locator('#kc-login')).toHaveCSS('background-color', accents.dark);
});

test('a demo account signs in with one press', async ({ page }) => {
  test.skip(process.env['KEYCLOAK_URL'] !== undefined, 'Keycloak shows no accounts');
  await page.goto('/forums');
  await page.getByRole('button', { name: /Kenji Tanaka/ }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Forums' })).toBeVisible();
});

/** The response to it would otherwise replace the provider's cookie of the sign-in that has begun. */
test('a member who does not wait for the silent check cancels it before the login page is requested', async ({
  page,
}) => {
  const events: string[] = [];
  const isCheck = (url: string) => new URL(url).searchParams.get('prompt') === 'none';
  page.on('requestfailed', (request) => isCheck(request.url()) && events.push('the check is cancelled'));
  // A check without a response is under way for as long as the member likes.
  const begun = page.waitForRequest((request) => isCheck(request.url()));
  await page.route('**/openid-connect/auth?*', async (route) => {
    if (isCheck(route.request().url())) return;
    events.push('the login page is requested');
    await route.continue();
  });
  await page.goto('/');
  await begun;
  await page
    .getByRole('button', { name: 'Log In' })
    .or(page.getByRole('link', { name: 'Log In' }))
    .first()
    .click();
  await expect(page.getByLabel('Username or email')).toBeVisible();
  expect(events).toEqual(['the check is cancelled', 'the login page is requested']);
});
