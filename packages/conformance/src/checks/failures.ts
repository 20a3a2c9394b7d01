import type { Page } from 'playwright-core';
import { bounds } from '../bounds.ts';
import type { Check, RunningSubject } from '../check.ts';
import type { Finding } from '../finding.ts';
import { happensInTime } from '../page/happens-in-time.ts';
import { inParallel } from '../page/in-parallel.ts';
import { openComplete, type OpenPage, withPage } from '../page/open-page.ts';
import type { Fault } from '../portal/faults.ts';

const faults = {
  'status-500': 'gets the status 500',
  'no-network': 'finds no network',
  'not-json': 'gets a page instead of JSON',
  'other-shape': 'gets JSON of another shape',
} as const satisfies Partial<Record<Fault, string>>;

/** Every page survives failing, malformed and slow responses, and recovers when they are correct again. */
export const failures: Check<RunningSubject> = {
  rule: 'failure',
  title: 'Failing and slow responses',
  run: (subject) => inParallel(subject.pages, bounds.pages.atOnce, ({ path }) => pageFindings(subject, path)),
};

type FailingFault = keyof typeof faults;

/** A page that is reloaded with one fault after the other. */
interface Reloaded extends OpenPage {
  readonly path: string;
  /** The text of the page with its data. */
  readonly healthy: string;
}

function pageFindings(subject: RunningSubject, path: string): Promise<readonly Finding[]> {
  const { browser, portal } = subject;
  return withPage({ browser, url: portal.url }, async (open) => {
    const healthy = await showHealthy(open.page, path);
    if (healthy === undefined) return [];
    const reloaded = { ...open, path, healthy };
    const findings: Finding[] = [];
    for (const fault of Object.keys(faults) as FailingFault[]) {
      findings.push(...(await failingFindings(subject, reloaded, fault)));
    }
    return [...findings, ...(await slowFindings(reloaded))];
  });
}

async function failingFindings(
  { built, sources }: RunningSubject,
  { page, path, healthy, lines, fail }: Reloaded,
  fault: FailingFault,
): Promise<readonly Finding[]> {
  const linesBefore = lines.length;
  await fail(fault);
  await page.goto(path);
  const outcome = await outcomeOf(page, healthy, sources.manifest.title);
  const found = (rule: string, text: string): readonly Finding[] => {
    const place = placeOfCrash(lines.slice(linesBefore), built);
    return [{ rule: `failure/${rule}`, message: `When every call ${faults[fault]}, ${path} ${text}`, ...place }];
  };
  switch (outcome) {
    case 'unaffected':
      return [];
    case 'crashed':
      return found('crash', 'crashes. Show the failure with QueryContent, PagedList or FailedPage of the SDK.');
    case 'silent':
      return found('silent', 'shows no failure: a role=alert that names what did not load.');
    case 'no-retry':
      return found('retry', "shows a failure without a button 'Try again'.");
    case 'failed':
  }
  await fail(undefined);
  return (await recovers(page, healthy))
    ? []
    : found('retry', "does not recover: 'Try again' leads to nothing when the calls are well again.");
}

/**
 * The text of the page with its data; undefined if it does not load without a fault, which the check 'console' reports.
 */
async function showHealthy(page: Page, path: string): Promise<string | undefined> {
  return (await happensInTime(openComplete(page, path))) ? page.evaluate(textOfPage) : undefined;
}

/** Runs in the page. Relative times and numbers change between two loads. */
function textOfPage(): string {
  const place = document.querySelector('[role="dialog"]') ?? document.querySelector('main#content');
  return (place?.textContent ?? '').replaceAll(/\d+/g, '0');
}

type Outcome = 'unaffected' | 'crashed' | 'silent' | 'no-retry' | 'failed';

async function outcomeOf(page: Page, healthy: string, title: string): Promise<Outcome> {
  const crash = `${title} cannot be shown right now`;
  const shown = page.waitForFunction(shownOutcome, { healthy, crash }, { timeout: bounds.failures.shownMs });
  // A page that shows nothing in time has not reported its failure.
  const outcome = (await happensInTime(shown)) && (await (await shown).jsonValue());
  return outcome === false ? 'silent' : outcome;
}

/** Runs in the page. Returns false until something is shown. */
function shownOutcome({ healthy, crash }: { readonly healthy: string; readonly crash: string }): Outcome | false {
  const main = document.querySelector('main#content');
  if (main === null || main.querySelector('[role="status"]:has(> img)') !== null) return false;
  if (main.textContent.includes(crash)) return 'crashed';
  const alerts = [...document.querySelectorAll('main [role="alert"], [role="dialog"] [role="alert"]')];
  const hasRetry = alerts.some((alert) => alert.querySelector('button') !== null);
  if (alerts.length > 0) return hasRetry ? 'failed' : 'no-retry';
  if (document.querySelector('main [aria-busy="true"], [role="dialog"] [aria-busy="true"]') !== null) return false;
  const place = document.querySelector('[role="dialog"]') ?? main;
  return place.textContent.replaceAll(/\d+/g, '0') === healthy ? 'unaffected' : false;
}

/** Presses 'Try again' of one part of the page after the other, until no failure is left. */
async function recovers(page: Page, healthy: string): Promise<boolean> {
  const inMain = page.locator('main [role="alert"] button');
  const inDialog = page.locator('[role="dialog"] [role="alert"] button');
  const { presses, recoveredMs } = bounds.failures;
  const timeout = recoveredMs / presses;
  for (let press = 0; press < presses; press += 1) {
    const isInDialog = (await inDialog.count()) > 0;
    // A failure behind a dialog is reached when that is closed.
    if (!isInDialog && (await page.locator('[role="dialog"]').count()) > 0) await page.keyboard.press('Escape');
    // A part may have recovered by itself, so that no button is left to press: what counts is the page.
    await happensInTime((isInDialog ? inDialog : inMain).first().click({ timeout }));
    if (await happensInTime(page.waitForFunction(isRecovered, healthy, { timeout }))) return true;
  }
  return false;
}

/** Runs in the page. */
function isRecovered(healthy: string): boolean {
  const busy = 'main :is([role="alert"], [aria-busy="true"]), [role="dialog"] :is([role="alert"], [aria-busy="true"])';
  const place = document.querySelector('[role="dialog"]') ?? document.querySelector('main#content');
  const isWell = (place?.textContent ?? '').replaceAll(/\d+/g, '0').length >= healthy.length / 2;
  return document.querySelector(busy) === null && isWell;
}

function placeOfCrash(lines: OpenPage['lines'], built: RunningSubject['built']) {
  const line = lines.find(({ place }) => place.url.includes(built.base));
  return line === undefined ? {} : built.sourceOf(line.place);
}

async function slowFindings({ page, path, healthy, fail }: Reloaded): Promise<readonly Finding[]> {
  await fail('slow');
  await page.goto(path);
  const holds = (isSo: (text: string) => boolean) =>
    happensInTime(page.waitForFunction(isSo, healthy, { timeout: bounds.pages.loadMs }));
  if (!(await holds(showsProgress))) {
    const { slowMs } = bounds.failures;
    const message = `While its calls take ${slowMs} ms, ${path} shows neither content nor that it loads (aria-busy).`;
    return [{ rule: 'failure/slow', message }];
  }
  if (await holds(isRecovered)) return [];
  return [{ rule: 'failure/slow', message: `${path} does not show its content after slow responses.` }];
}

/** Runs in the page. */
function showsProgress(healthy: string): boolean {
  const main = document.querySelector('main#content');
  if (main === null || main.querySelector('[role="status"]:has(> img)') !== null) return false;
  const place = document.querySelector('[role="dialog"]') ?? main;
  const isWell = place.textContent.replaceAll(/\d+/g, '0') === healthy;
  return isWell || document.querySelector('main [aria-busy="true"], [role="dialog"] [aria-busy="true"]') !== null;
}
