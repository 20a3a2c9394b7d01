import type { Browser, BrowserContext, ConsoleMessage, Page } from 'playwright-core';
import { bounds } from '../bounds.ts';
import { type Fault, faultCookie } from '../portal/faults.ts';
import type { ScriptPlace } from '../static/built-module.ts';
import { happensInTime } from './happens-in-time.ts';

/** A line that a page wrote to the console, or an error that nothing caught. */
export interface ConsoleLine {
  readonly text: string;
  readonly place: ScriptPlace;
}

export interface OpenPage {
  readonly page: Page;
  readonly lines: readonly ConsoleLine[];
  /** Makes every call of the API fail from now on; undefined ends it. */
  fail(fault: Fault | undefined): Promise<void>;
}

export interface PageOptions {
  readonly browser: Browser;
  /** The origin of the portal. */
  readonly url: string;
  readonly width?: number;
  readonly theme?: 'light' | 'dark';
  /** Runs in every document before its scripts. */
  readonly initScript?: string;
}

/** Opens a tab of a browser context of its own, does the work and closes it. */
export async function withPage<Result>(
  options: PageOptions,
  work: (open: OpenPage) => Promise<Result>,
): Promise<Result> {
  const { browser, url, width = 1280, theme = 'light', initScript } = options;
  const viewport = { width, height: 900 };
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    colorScheme: theme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  try {
    if (initScript !== undefined) await context.addInitScript(initScript);
    const page = await context.newPage();
    return await work({ page, lines: watchConsole(page), fail: failWith(context, url) });
  } finally {
    await context.close();
  }
}

function failWith(context: BrowserContext, url: string) {
  return async (fault: Fault | undefined) => {
    await context.clearCookies({ name: faultCookie });
    if (fault !== undefined) await context.addCookies([{ name: faultCookie, value: fault, url }]);
  };
}

function watchConsole(page: Page): readonly ConsoleLine[] {
  const lines: ConsoleLine[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (!['error', 'warning'].includes(message.type())) return;
    const { url, lineNumber, columnNumber } = message.location();
    lines.push({ text: message.text(), place: { url, line: lineNumber + 1, column: columnNumber + 1 } });
  });
  page.on('pageerror', (error) => lines.push({ text: error.message, place: placeInStack(error.stack ?? '') }));
  return lines;
}

function placeInStack(stack: string): ScriptPlace {
  const [, url = '', line = '1', column = '1'] = /(https?:\/\/\S+?):(\d+):(\d+)/.exec(stack) ?? [];
  return { url, line: Number(line), column: Number(column) };
}

/**
 * Opens a page and waits until it is complete, with the parts that load after it: the code of a dialog at an address of
 * its own arrives when the page behind it has its data.
 */
export async function openComplete(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // A page that sends requests all the time is complete when it has its data.
  await happensInTime(page.waitForLoadState('networkidle', { timeout: bounds.pages.loadMs }));
  await untilSettled(page);
}

/** Waits until a page of the module has its data, its pictures and its fonts. */
export async function untilSettled(page: Page, timeout: number = bounds.pages.loadMs): Promise<void> {
  await page.waitForFunction(isSettled, undefined, { timeout });
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** Runs in the page. */
function isSettled(): boolean {
  const main = document.querySelector('main#content');
  if (main === null || main.textContent.trim() === '') return false;
  // The loading screen of the shell is a status with a drawing; a page that loads its data is busy.
  if (document.querySelector('main :is([aria-busy="true"], [role="status"]:has(> img))') !== null) return false;
  const pictures = [...document.images].filter(({ loading }) => loading !== 'lazy');
  return document.fonts.status === 'loaded' && pictures.every(({ complete }) => complete);
}
