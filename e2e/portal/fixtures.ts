import { type BrowserContext, type BrowserContextOptions, type Page, test as base } from '@playwright/test';
import { type ApiOf, createApiOf } from './api.ts';
import { PortalProcess } from './portal-process.ts';
import { type Account, openAs } from './session.ts';
import { findWorld, type World } from './world.ts';

export interface WorkerFixtures {
  /** The portal that all tests share, with the demo world. */
  readonly portal: PortalProcess;
  /** A portal of this worker alone, for tests that stop parts of it and restart them. */
  readonly ownPortal: PortalProcess;
  /** Calls the API of the shared portal as a member. */
  readonly apiOf: ApiOf;
  /** The items of the demo world that have a page of their own. */
  readonly world: World;
}

export interface TestFixtures {
  /** The errors and warnings that pages may log during the test. Any other fails it. */
  readonly mayLog: RegExp;
  readonly consoleWatch: ConsoleWatch;
  /** A browser context of its own at the shared portal. */
  readonly newContext: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** Opens a page in the browser of another member. */
  readonly elsewhere: (account: Account, address: string, options?: BrowserContextOptions) => Promise<Page>;
}

interface ConsoleWatch {
  watch(context: BrowserContext): void;
  /** The lines since the last call, for a test that checks them itself. */
  take(): string[];
}

/** Chromium's warning about a preload that is used later than three seconds after the load event, as on a busy machine. */
const latePreload = /was preloaded using link preload but not used within a few seconds/;

/** Matches no text. */
const nothing = /(?!)/;

export const test = base.extend<TestFixtures, WorkerFixtures>({
  portal: [({ browserName: _ }, use) => use(PortalProcess.shared()), { scope: 'worker' }],
  ownPortal: [
    async ({ browserName: _ }, use) => {
      const portal = await PortalProcess.start();
      await use(portal);
      await portal.dispose();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  apiOf: [({ browser, portal }, use) => use(createApiOf(browser, portal.url)), { scope: 'worker' }],
  world: [async ({ apiOf }, use) => use(await findWorld(apiOf)), { scope: 'worker', timeout: 60_000 }],
  baseURL: ({ portal }, use) => use(portal.url),
  mayLog: [nothing, { option: true }],
  consoleWatch: [
    async ({ mayLog }, use) => {
      const watch = watchConsole(mayLog);
      await use(watch);
      base.expect(watch.take(), 'what the pages wrote to the console').toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, consoleWatch }, use) => {
    consoleWatch.watch(context);
    await use(context);
  },
  page: async ({ page }, use) => {
    await use(page);
    // A response that the test alters may be on its way when the test ends.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  newContext: async ({ browser, portal, consoleWatch }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ baseURL: portal.url, ...options });
      consoleWatch.watch(context);
      contexts.push(context);
      return context;
    });
    for (const context of contexts) await context.close();
  },
  elsewhere: ({ newContext }, use) =>
    use(async (account, address, options) => {
      const page = await (await newContext(options)).newPage();
      await openAs(page, account, address);
      return page;
    }),
});

function watchConsole(expected: RegExp): ConsoleWatch {
  const problems: string[] = [];
  const report = (text: string) => {
    if (!expected.test(text) && !latePreload.test(text)) problems.push(text);
  };
  return {
    watch(context) {
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) report(message.text());
      });
      context.on('weberror', (problem) => report(problem.error().message));
    },
    take: () => problems.splice(0),
  };
}

export { expect } from '@playwright/test';
