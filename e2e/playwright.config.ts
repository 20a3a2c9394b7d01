import { defineConfig } from '@playwright/test';
import { lightBrowser } from './portal/browsers.ts';
import { viewports } from './portal/viewports.ts';

export default defineConfig({
  testDir: 'tests',
  globalSetup: './portal/shared-portal.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  // A second run distinguishes a broken test, which fails again, from one that a busy machine made too slow, which is
  // reported as flaky.
  retries: process.env['CI'] === undefined ? 0 : 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...viewports.desktop,
    // Recording slows every test, so it needs TRACE=1.
    trace: process.env['TRACE'] === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    // The authority of a test's certificate is none of the browser's.
    ignoreHTTPSErrors: process.env['SHARED_PORTAL_URL']?.startsWith('https:') ?? false,
    launchOptions: lightBrowser,
  },
});
