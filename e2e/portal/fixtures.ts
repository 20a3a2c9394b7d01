import { type Page, test as base } from '@playwright/test';
import { PortalProcess } from './portal-process.ts';

export const password = 'seed';
export type Account = 'admin' | 'maria' | 'kenji' | 'paula' | 'joao';

interface WorkerFixtures {
  /** One portal a worker, with the demo world. */
  readonly portal: PortalProcess;
}

interface TestFixtures {
  /** What the page wrote as errors or warnings; a test that expects some empties it. */
  readonly consoleProblems: string[];
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  portal: [
    async ({ browserName: _ }, use) => {
      const portal = await PortalProcess.start();
      await use(portal);
      await portal.dispose();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ portal }, use) => use(portal.url),
  consoleProblems: async ({ page }, use) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    await use(problems);
  },
});

export { expect } from '@playwright/test';

/** Fills the identity provider's page; Keycloak's has the same labels. */
export async function signIn(page: Page, account: Account): Promise<void> {
  await page.locator('#username').fill(`${account}@seed.example`);
  await page.locator('#password').fill(password);
  await page.locator('#kc-login').click();
}

/**
 * Opens a page that needs a login and logs in on the way.
 * @param address a path of the worker's portal, or a whole URL of another one
 */
export async function openAs(page: Page, account: Account, address: string): Promise<void> {
  await page.goto(address);
  await signIn(page, account);
  const { pathname } = new URL(address, page.url());
  await page.waitForURL((url) => url.pathname === pathname);
}
