import { expect, test } from '../portal/fixtures.ts';
import { logInAs, signIn } from '../portal/session.ts';

/** Some tests make a login fail. */
test.use({ mayLog: /Login failed|^Failed to load resource/ });

/** A digest of a file may contain the first letters of a token, and has no dot behind them. */
const jsonWebToken = /eyJ[\w-]{10,}\./;

test('a protected page leads to the login and back to that page', async ({ page }) => {
  await page.goto('/forums?q=mentoring#list');
  await signIn(page, 'maria');
  await page.waitForURL((url) => url.pathname === '/forums' && url.search === '?q=mentoring' && url.hash === '#list');
  await expect(page.getByRole('heading', { level: 1, name: 'Forums' })).toBeVisible();
});

test('the main menu leads to the login after 1.5 s', async ({ page }) => {
  await page.goto('/intranet-welcome');
  await expect(page.getByText('Loading... Please wait!')).toBeVisible();
  await signIn(page, 'kenji');
  await expect(page.getByRole('heading', { name: /What would you like to do today Kenji/ })).toBeVisible();
});

test('a wrong password shows a message and keeps the username', async ({ page }) => {
  await page.goto('/forums');
  await page.getByLabel('Username or email').fill('maria@seed.example');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Invalid username or password.')).toBeVisible();
  await expect(page.getByLabel('Username or email')).toHaveValue('maria@seed.example');
});

test('a reload keeps the member signed in, and no token lies in storage', async ({ page }) => {
  await logInAs(page, 'maria', '/intranet-welcome');
  await expect(page.getByRole('heading', { name: /María/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: /María/ })).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toMatch(jsonWebToken);
});

test('logging out leads to the site origin and the portal requires a login again', async ({ page, portal }) => {
  await logInAs(page, 'maria', '/intranet-welcome');
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
  await page.waitForURL(`${portal.url}/`);
  await expect(page.getByRole('main').getByRole('button', { name: 'Log In' }).first()).toBeVisible();
  await page.goto('/forums');
  await expect(page.getByLabel('Username or email')).toBeVisible();
});

test('logging out deletes drafts after a confirmation, and empties the cache', async ({ page, portal, apiOf }) => {
  const post = await (await apiOf('kenji')).createPost('A post with a draft');
  await logInAs(page, 'maria', `/forums/${post.id}`);
  await page.getByLabel('Add a comment').fill('An unsent thought');
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('seed.draft.')));
  await expect.poll(drafts).toHaveLength(1);

  const logOut = page.getByRole('banner').getByRole('button', { name: 'Log Out' });
  await logOut.click();
  await page.getByRole('button', { name: 'Stay logged in' }).click();
  await expect(page.getByLabel('Add a comment')).toHaveValue('An unsent thought');

  const signedOut = page.waitForRequest(`${portal.url}/signed-out`);
  await logOut.click();
  await page.getByRole('button', { name: 'Log out and delete' }).click();
  await signedOut;
  await page.waitForURL(`${portal.url}/`);
  expect(await drafts()).toEqual([]);
});

test('a module that replaces functions of the browser gets no token', async ({ page }) => {
  await logInAs(page, 'maria', '/intranet-welcome');
  await expect(page.getByRole('heading', { name: /María/ })).toBeVisible();
  await page.evaluate(() => {
    const seen: unknown[] = [];
    Object.assign(window, { seen });
    const watch = (owner: object, name: string) => {
      const original = Reflect.get(owner, name) as (...parts: unknown[]) => unknown;
      Reflect.set(owner, name, function (this: unknown, ...parts: unknown[]) {
        seen.push(parts);
        const result = Reflect.apply(original, this, parts);
        void Promise.resolve(result).then((value) => seen.push(value));
        return result;
      });
    };
    watch(window, 'fetch');
    watch(Response.prototype, 'json');
    watch(JSON, 'parse');
    watch(XMLHttpRequest.prototype, 'setRequestHeader');
  });

  const renewed = page.waitForResponse((response) => response.url().endsWith('/protocol/openid-connect/token'));
  let isRefused = false;
  await page.route('**/api/v1/**', (route) => {
    if (isRefused) return route.continue();
    isRefused = true;
    return route.fulfill({ status: 401, contentType: 'application/problem+json', body: '{}' });
  });
  await page.getByRole('main').getByRole('link', { name: 'Explore the Community' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Alumni/ })
    .first()
    .click();
  expect((await renewed).ok()).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const seen = await page.evaluate(() => JSON.stringify(Reflect.get(window, 'seen')));
  expect(seen).toContain('/m/');
  expect(seen).not.toMatch(jsonWebToken);
});

test('an expired session marker logs out to the site origin', async ({ page, portal }) => {
  await logInAs(page, 'maria', '/intranet-welcome');
  await expect(page.getByRole('heading', { name: /María/ })).toBeVisible();
  const changed = await page.evaluate(() => {
    const week = 7 * 24 * 60 * 60 * 1000;
    const key = Object.keys(localStorage).find((name) => {
      const value = Number(localStorage.getItem(name));
      return Math.abs(value - Date.now() - week) < 60 * 60 * 1000;
    });
    if (key !== undefined) localStorage.setItem(key, String(Date.now() - 1000));
    return key !== undefined;
  });
  expect(changed).toBe(true);
  await page.goto('/forums');
  await page.waitForURL(`${portal.url}/`);
  await page.goto('/forums');
  await expect(page.getByLabel('Username or email')).toBeVisible();
});

test('a callback with a foreign state shows an error and a retry', async ({ page }) => {
  await page.goto('/forums#state=foreign&session_state=x&code=y');
  await expect(page.getByRole('alert')).toBeVisible();
  await page
    .getByRole('button', { name: /try again|Log In/i })
    .first()
    .click();
  await signIn(page, 'maria');
  await expect(page.getByRole('heading', { level: 1, name: 'Forums' })).toBeVisible();
});
