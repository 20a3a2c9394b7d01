import { browserFlags } from '@seed/conformance/browser-flags';

/** Chromium as members have it: a test that the browser shows a notification needs it. */
export const wholeBrowser = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: browserFlags,
};

/** The one of `HEADLESS_SHELL_PATH`, which needs a quarter less CPU time for a page and has no notifications, or the whole one. */
export const lightBrowser = {
  ...wholeBrowser,
  executablePath: process.env['HEADLESS_SHELL_PATH'] ?? wholeBrowser.executablePath,
};
