import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { browserFlags } from '../browser-flags.ts';

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Google\Chrome\Application\chrome.exe`,
];

/** There is no Chromium on this machine. */
export class BrowserMissingError extends Error {
  override readonly name = 'BrowserMissingError';
  readonly code = 'browser_missing';
}

/**
 * The path of a Chromium or Chrome: `CHROMIUM_PATH`, Playwright's own, or one at a usual place.
 *
 * @throws BrowserMissingError `browser_missing`
 */
export function findBrowser(environment: NodeJS.ProcessEnv = process.env): string {
  const { CHROMIUM_PATH: chosen } = environment;
  if (chosen !== undefined && !existsSync(chosen)) {
    throw new BrowserMissingError(`CHROMIUM_PATH is ${chosen}, and there is no such file.`);
  }
  const path = [chosen, chromium.executablePath(), ...known].find((one) => one !== undefined && existsSync(one));
  if (path !== undefined) return path;
  throw new BrowserMissingError(
    'The check needs Chromium or Chrome, and there is none. Install it (Debian: apt-get install chromium, or ' +
      'npx playwright-core install chromium), name its program in CHROMIUM_PATH, or check without it: --no-browser',
  );
}

/** Starts the browser. */
export function launchBrowser(path: string): Promise<Browser> {
  return chromium.launch({ executablePath: path, args: browserFlags });
}
