import type { Page } from 'playwright-core';
import { bounds } from '../bounds.ts';
import type { Check, RunningSubject } from '../check.ts';
import type { Finding } from '../finding.ts';
import { layoutErrors } from '../measures/layout-errors.ts';
import { standStill } from '../measures/stand-still.ts';
import { inParallel } from '../page/in-parallel.ts';
import { openComplete, withPage } from '../page/open-page.ts';
import { placeOfElement } from './place-of-element.ts';

/** In every width, theme and direction, nothing scrolls sideways, overlaps or is cut off. */
export const layout: Check<RunningSubject> = {
  rule: 'layout',
  title: 'Widths, themes and directions',
  run: (subject) => inParallel(subject.pages, bounds.pages.atOnce, ({ path }) => errorsOf(subject, path)),
};

function errorsOf(subject: RunningSubject, path: string): Promise<readonly Finding[]> {
  const { browser, portal } = subject;
  return withPage({ browser, url: portal.url }, async ({ page }) => {
    await openComplete(page, path);
    const problems = await problemsBySize(page);
    return [...problems].map(([problem, sizes]) => ({
      rule: 'layout',
      message: `${path} at ${sizes.join(', ')}: ${problem}`,
      ...placeOfElement(subject, problem),
    }));
  });
}

/** The sizes in which each problem was found, such as `320 px dark rtl`. */
async function problemsBySize(page: Page): Promise<ReadonlyMap<string, string[]>> {
  const problems = new Map<string, string[]>();
  for (const direction of bounds.layout.directions) {
    await page.evaluate((dir) => (document.documentElement.dir = dir), direction);
    for (const theme of bounds.layout.themes) {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme });
      for (const width of bounds.layout.widths) {
        await page.setViewportSize({ width, height: 900 });
        await standStill(page);
        for (const problem of await layoutErrors(page, 'main#content')) {
          problems.set(problem, [...(problems.get(problem) ?? []), `${width} px ${theme} ${direction}`]);
        }
      }
    }
  }
  return problems;
}
