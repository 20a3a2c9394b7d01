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
    async ({}, use) => {
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
  await page.getByLabel('Username or email').fill(`${account}@seed.example`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Opens a page that needs a login and logs in on the way; on the worker's portal unless another's URL is given. */
export async function openAs(page: Page, account: Account, path: string, portalUrl = ''): Promise<void> {
  await page.goto(portalUrl + path);
  await signIn(page, account);
  await page.waitForURL((url) => url.pathname === path);
}
