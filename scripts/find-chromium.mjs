import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

const present = () =>
  [process.env.CHROMIUM_PATH, chromium.executablePath(), ...known].find((path) => path && existsSync(path));

const attempt = (command, args) => {
  console.error(`No Chromium found; trying: ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
};

/** Playwright's own browser if it can be downloaded, else Debian's package if it can be installed. */
function install() {
  if (attempt('npx', ['playwright', 'install', 'chromium'])) return;
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (mayInstall) attempt('apt-get', ['update']) && attempt('apt-get', ['install', '-y', 'chromium']);
}

/** Path of a Chromium or Chrome, installed if need be. Throws an error with the solution if none can be installed. */
export function findChromium() {
  if (!present()) install();
  const path = present();
  if (!path) {
    throw new Error(
      'The browser tests need Chromium or Chrome and none could be installed. ' +
        'Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to its program.',
    );
  }
  return path;
}
