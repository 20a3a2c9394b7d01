import type { BrowserContext, Page } from '@playwright/test';
import { demoAdminKey, oneTimeCode } from './one-time-code.ts';

export const password = 'seed';
export type Account = 'admin' | 'maria' | 'kenji' | 'paula' | 'joao';

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** Sessions with the identity provider by portal and account: each worker logs in once, then uses single sign-on. */
const sessions = new Map<string, Cookies>();

/** Signs in with a demo account; Keycloak requires a second factor of the Admin. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await submitPassword(page, `${account}@seed.example`, password);
  if (account === 'admin' && process.env['KEYCLOAK_URL'] !== undefined) await submitCode(page, demoAdminKey);
}

/** Fills the identity provider's form; Keycloak's has the same ids. */
export async function submitPassword(page: Page, username: string, typed: string): Promise<void> {
  await page.locator('#username').fill(username);
  await page.locator('#password').fill(typed);
  await page.locator('#kc-login').click();
}

/** Fills Keycloak's form for a one-time code. */
export async function submitCode(page: Page, key: string): Promise<void> {
  await page.locator('#otp').fill(oneTimeCode(key));
  await page.locator('#kc-login').click();
}

/** Opens a page that requires a login and logs in. No other test uses the session, so the caller may end it. */
export async function logInAs(page: Page, account: Account, address: string): Promise<void> {
  await page.goto(address);
  await signIn(page, account);
  const { pathname } = new URL(address, page.url());
  await page.waitForURL((url) => url.pathname === pathname);
}

/**
 * Opens a page as a signed-in member.
 * @param address a path of the shared portal, or a whole URL of another one
 */
export async function openAs(page: Page, account: Account, address: string): Promise<void> {
  const session = sessionName(account, address);
  const cookies = sessions.get(session);
  if (cookies !== undefined) {
    await page.context().addCookies(cookies);
    await page.goto(address);
    return;
  }
  await logInAs(page, account, address);
  sessions.set(session, await page.context().cookies());
}

const sessionName = (account: Account, address: string) =>
  `${account} at ${new URL(address, process.env['SHARED_PORTAL_URL']).origin}`;
