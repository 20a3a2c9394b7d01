import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserFlags } from '@seed/conformance/browser-flags';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { freePort } from './free-port.mjs';
import { withoutStreams } from './without-streams.mjs';

/**
 * Starts a browser with a new profile that Lighthouse can drive through the debugging port.
 * @param {string} portalUrl
 * @param {string | null} account the account that is signed in first; null for a visitor
 * @returns {Promise<{ debuggingPort: number, close(): Promise<void> }>}
 */
export async function openBrowser(portalUrl, account) {
  const debuggingPort = await freePort();
  const profile = mkdtempSync(join(tmpdir(), 'seed-browser-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findChromium(),
    args: [...browserFlags, `--remote-debugging-port=${debuggingPort}`],
  });
  if (account !== null) await signIn(context.pages()[0] ?? (await context.newPage()), portalUrl, account);
  return {
    debuggingPort,
    async close() {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/**
 * Signs a member in, and leaves the page blank.
 * @param {import('@playwright/test').Page} page
 * @param {string} portalUrl
 * @param {string} account
 */
export async function signIn(page, portalUrl, account) {
  await withoutStreams(page);
  await page.goto(`${portalUrl}/intranet-welcome`);
  await page.locator('#username').fill(account);
  await page.locator('#password').fill('seed');
  await page.locator('#kc-login').click();
  // The document also has the headings of pages that are shown only without scripts.
  await page.locator('main h1').waitFor();
  // Lighthouse opens a page of its own, and fails while this one is still loading.
  await page.waitForLoadState('networkidle');
  await page.goto('about:blank');
}
