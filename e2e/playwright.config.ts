import { defineConfig } from '@playwright/test';
import { viewports } from './portal/viewports.ts';

/** No request leaves the machine: the browser's own background traffic is off. */
const quietFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'tests',
  globalSetup: './portal/shared-portal.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  // On a shared machine a second run distinguishes a broken test (it fails) from a starved one (reported as flaky).
  retries: process.env['CI'] === undefined ? 0 : 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...viewports.desktop,
    // Recording slows every test: TRACE=1 when one must be looked into.
    trace: process.env['TRACE'] === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: quietFlags },
  },
});
