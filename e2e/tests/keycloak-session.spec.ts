import { expect } from '../portal/fixtures.ts';
import { forums, openForums, test, tokenPath, type TokenResponse } from '../portal/keycloak-fixtures.ts';
import { memberPassword } from '../portal/keycloak.ts';
import { submitPassword } from '../portal/session.ts';

/** Calls the API with the token alone, as a thief of the token does. */
const callerWith =
  ({ access_token }: TokenResponse, portalUrl: string) =>
  async () =>
    (await fetch(`${portalUrl}/api/v1/forums`, { headers: { authorization: `Bearer ${access_token}` } })).status;

test.describe('the end of a session', { tag: '@keycloak' }, () => {
  test('a member who is disabled loses their access within seconds', async ({ page, portal, keycloak }) => {
    const member = await keycloak.addMember();
    const callApi = callerWith(await openForums(page, member), portal.url);
    expect(await callApi()).toBe(200);

    await keycloak.disable(member);
    await expect.poll(callApi, { timeout: 15_000 }).toBe(401);
    await page.reload();
    await expect(page.locator('#kc-form-login')).toBeVisible();
    await submitPassword(page, member.email, memberPassword);
    await expect(page.getByText('Account is disabled, contact your administrator.')).toBeVisible();
  });

  test('the access token of a member whom an Admin signs out in the console stops within seconds', async ({
    page,
    portal,
    keycloak,
  }) => {
    const member = await keycloak.addMember();
    const callApi = callerWith(await openForums(page, member), portal.url);
    await keycloak.signOut(member);
    await expect.poll(callApi, { timeout: 5000 }).toBe(401);
  });

  test('a logout stops the access token that the portal used', async ({ page, portal, keycloak }) => {
    const { access_token } = await openForums(page, await keycloak.addMember());
    await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
    await page.waitForURL(`${portal.url}/`);
    const headers = { authorization: `Bearer ${access_token}` };
    await expect.poll(async () => (await fetch(`${portal.url}/api/v1/forums`, { headers })).status).toBe(401);
  });
});

test.describe("a member's own data", { tag: '@keycloak' }, () => {
  test('a member signs out everywhere else, which stops the access token of the other browser at once', async ({
    page,
    newContext,
    portal,
    keycloak,
  }) => {
    const member = await keycloak.addMember();
    const other = await (await newContext()).newPage();
    const callApi = callerWith(await openForums(other, member), portal.url);
    expect(await callApi()).toBe(200);
    await openForums(page, member);
    await page.goto('/my-profile/data');
    const browsers = page.getByRole('list', { name: 'Your browsers' }).getByRole('listitem');
    await expect(browsers).toHaveText([/Chrome on Linux.*This browser/, /Chrome on Linux.*Last used/]);
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await page.getByRole('button', { name: 'Yes, sign out' }).click();
    await expect(browsers).toHaveText([/This browser/]);
    await expect.poll(callApi, { timeout: 5000 }).toBe(401);
    await other.reload();
    await expect(other.locator('#kc-form-login')).toBeVisible();
  });

  test('a member signs out one other browser', async ({ page, newContext, keycloak }) => {
    const member = await keycloak.addMember();
    const other = await (await newContext()).newPage();
    await openForums(other, member);
    await openForums(page, member);
    await page.goto('/my-profile/data');
    await page.getByRole('button', { name: /^Sign out .*Chrome on Linux$/ }).click();
    await page.getByRole('button', { name: 'Yes, sign out' }).click();
    await expect(page.getByRole('list', { name: 'Your browsers' }).getByRole('listitem')).toHaveCount(1);
    await other.reload();
    await expect(other.locator('#kc-form-login')).toBeVisible();
  });

  test.describe('leaving', () => {
    // A sign-in before the account is deleted is refused by the portal.
    test.use({ mayLog: /no longer a member|Login failed|^Failed to load resource/ });

    test('a member signs in again and leaves; their account is deleted', async ({ page, portal, keycloak }) => {
      await keycloak.addAccountsClient();
      const member = await keycloak.addMember();
      await openForums(page, member);
      await page.goto('/my-profile/data');
      const begin = page.getByRole('region', { name: 'Leave the portal' }).getByRole('button');
      await expect(begin).toBeVisible();
      await page.clock.setSystemTime(Date.now() + 6 * 60_000);
      await begin.click();
      await page.locator('#password').fill(memberPassword);
      await page.locator('#kc-login').click();
      await page.getByRole('dialog', { name: 'Leave the portal?' }).getByRole('button', { name: 'Yes, leave' }).click();
      await page.waitForURL(`${portal.url}/`);
      await expect(page.getByRole('status').getByText('You have left the portal')).toBeVisible();

      const signIn = async () => {
        await page.goto('/forums');
        await submitPassword(page, member.email, memberPassword);
        return page.getByText('Invalid username or password.').isVisible();
      };
      await expect.poll(signIn, { timeout: 30_000 }).toBe(true);
    });
  });
});

test.describe('with tokens that live for seconds', { tag: '@keycloak' }, () => {
  test.beforeAll(({ keycloak }) => keycloak.setTokenLifespan(8));
  test.afterAll(({ keycloak }) => keycloak.setTokenLifespan(300));

  test('a signed-in member who becomes an Admin gets the permissions of Admins, and loses them again', async ({
    page,
    keycloak,
  }) => {
    const member = await keycloak.addMember();
    await openForums(page, member);
    await page.goto('/calendar');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const addEvent = page.getByRole('button', { name: 'Add an Event' });
    await expect(addEvent).toBeHidden();
    await keycloak.changeRoles(member, { add: ['Admin'] });
    await expect(addEvent).toBeVisible({ timeout: 15_000 });
    await keycloak.changeRoles(member, { remove: ['Admin'] });
    await expect(addEvent).toBeHidden({ timeout: 15_000 });
  });

  test('two tabs stay signed in while both renew their tokens', async ({ page, context, keycloak }) => {
    const member = await keycloak.addMember();
    await openForums(page, member);
    const second = await context.newPage();
    await second.goto('/forums');
    await expect(forums(second)).toBeVisible();
    for (const tab of [page, second, page, second]) {
      const renewal = await tab.waitForResponse((response) => response.url().endsWith(tokenPath), { timeout: 20_000 });
      expect(renewal.status()).toBe(200);
    }
    await second.reload();
    await expect(forums(second)).toBeVisible();
  });
});

test.describe('addresses and refresh tokens', { tag: '@keycloak' }, () => {
  test('Keycloak redirects to the exact addresses of the portal only', async ({ portal, keycloak }) => {
    const authorize = async (redirect_uri: string) => {
      const query = new URLSearchParams({
        client_id: 'portal-web',
        response_type: 'code',
        redirect_uri,
        code_challenge: 'a'.repeat(43),
        code_challenge_method: 'S256',
      });
      return (await fetch(`${keycloak.url}/realms/seed/protocol/openid-connect/auth?${query}`)).status;
    };
    expect(await authorize(`${portal.url}/intranet-welcome`)).toBe(200);
    expect(await authorize(`${portal.url}/silent-check-sso.html`)).toBe(200);
    for (const path of ['/', '/forums', '/intranet-welcome/', '/intranet-welcome?next=/forums', '/uploads/page.html']) {
      expect([path, await authorize(portal.url + path)]).toEqual([path, 400]);
    }
  });

  test('a refresh token works for one use and two retries, and never after its successor was used', async ({
    page,
    keycloak,
  }) => {
    const { refresh_token: first } = await openForums(page, await keycloak.addMember());
    const issuedBy = Math.floor(Date.now() / 1000);
    const refresh = async (refresh_token: string) => {
      const body = new URLSearchParams({ grant_type: 'refresh_token', client_id: 'portal-web', refresh_token });
      const response = await fetch(`${keycloak.url}/realms/seed${tokenPath}`, { method: 'POST', body });
      return { status: response.status, ...((await response.json()) as Partial<TokenResponse>) };
    };
    const { refresh_token: second = '' } = await refresh(first);
    expect(second).not.toBe(first);
    expect((await refresh(first)).status).toBe(200);
    // Keycloak compares whole seconds: a successor that is used in the second of its predecessor does not end it.
    await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(issuedBy);
    expect((await refresh(second)).status).toBe(200);
    expect((await refresh(first)).status).toBe(400);
  });
});
