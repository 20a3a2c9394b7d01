import { bounds } from '../bounds.ts';
import type { Check, RunningSubject } from '../check.ts';
import type { Finding } from '../finding.ts';
import { happensInTime } from '../page/happens-in-time.ts';
import { inParallel } from '../page/in-parallel.ts';
import { type ConsoleLine, openComplete, withPage } from '../page/open-page.ts';

/** Every page loads with its mocks: no error or warning in the console, and no failure that the page shows. */
export const consoleCheck: Check<RunningSubject> = {
  rule: 'console',
  title: 'Loading and the console',
  async run(subject) {
    const { pages, portal } = subject;
    const found = await inParallel(pages, bounds.pages.atOnce, ({ path }) => linesOf(subject, path));
    const unmocked = Array.from(portal.unmocked, (call) => ({
      rule: 'mocks',
      message: `No mock of src/standalone responds to ${call}.`,
    }));
    return [...found, ...unmocked];
  },
};

function linesOf({ browser, portal, built }: RunningSubject, path: string): Promise<readonly Finding[]> {
  return withPage({ browser, url: portal.url }, async ({ page, lines }) => {
    const isSettled = await happensInTime(openComplete(page, path));
    const late = { rule: 'mount', message: `${path} does not finish loading within ${bounds.pages.loadMs} ms.` };
    const alerts = await page.locator('main [role="alert"]').allInnerTexts();
    return [
      ...(isSettled ? [] : [late]),
      ...alerts.map((text) => ({ rule: 'mount', message: `${path} shows a failure: ${text.split('\n')[0] ?? ''}` })),
      ...lines.filter(isOfPortal(portal.url)).map(({ text, place }) => ({
        rule: 'console',
        message: `${path} writes to the console: ${textOf({ text, place })}`,
        ...(place.url.includes(built.base) ? built.sourceOf(place) : {}),
      })),
    ];
  });
}

/** The first line; Chromium names a file that did not load only by the place. */
function textOf({ text, place }: ConsoleLine): string {
  const [line = ''] = text.split('\n');
  return isOfFile(text) ? `${line}: ${place.url}` : line;
}

const isOfFile = (text: string) => text.startsWith('Failed to load resource');

/** A picture of another site that does not load is no fault of the module. */
function isOfPortal(url: string) {
  return ({ text, place }: ConsoleLine) => !isOfFile(text) || place.url.startsWith(url);
}
