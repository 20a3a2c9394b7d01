import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const attempt = (command, args) => {
  console.error(`No Chromium found; trying: ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
};

/** Installs Playwright's own browser if it can be downloaded, else Debian's package. */
function install() {
  if (attempt('npx', ['playwright', 'install', 'chromium'])) return;
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall) attempt('apt-get', ['update']) && attempt('apt-get', ['install', '-y', 'chromium']);
}

/**
 * Path of a Chromium or Chrome, installed if need be.
 * @throws BrowserMissingError with the solution if none can be installed
 */
export async function findChromium() {
  // The kit is imported in the function, because scripts that import this file compile the packages first.
  const { findBrowser } = await import('../packages/conformance/dist/page/find-browser.js');
  try {
    return findBrowser();
  } catch (error) {
    if (error.code !== 'browser_missing') throw error;
    install();
    return findBrowser();
  }
}
