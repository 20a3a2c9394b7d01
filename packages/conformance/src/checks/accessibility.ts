import { bounds } from '../bounds.ts';
import type { Check, RunningSubject } from '../check.ts';
import type { Finding } from '../finding.ts';
import { axeViolations, colorViolations } from '../measures/axe.ts';
import { walkByTab } from '../measures/tab-walk.ts';
import { inParallel } from '../page/in-parallel.ts';
import { openComplete, withPage } from '../page/open-page.ts';
import { placeOfElement } from './place-of-element.ts';

/** Every page is free of axe's violations in both themes, and usable with the keyboard. */
export const accessibility: Check<RunningSubject> = {
  rule: 'accessibility',
  title: 'Accessibility and keyboard',
  run: (subject) => inParallel(subject.pages, bounds.pages.atOnce, ({ path }) => problemsOf(subject, path)),
};

function problemsOf(subject: RunningSubject, path: string): Promise<readonly Finding[]> {
  const { browser, portal } = subject;
  return withPage({ browser, url: portal.url }, async ({ page }) => {
    await openComplete(page, path);
    const isDialog = (await page.locator('[role="dialog"]').count()) > 0;
    const light = await axeViolations(page, { isDialog });
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
    const dark = await colorViolations(page);
    const walk = await walkByTab(page);
    const found = (rule: string, what: string, cases: readonly string[]) =>
      cases.map((one) => ({ rule, message: `${path}: ${what}: ${one}`, ...placeOfElement(subject, one) }));
    return [
      ...found('accessibility/axe', 'breaks a rule of axe', light),
      ...found('accessibility/axe', 'breaks a rule of axe in the dark theme', dark),
      ...found('accessibility/keyboard', 'Tab never reaches', walk.missed),
      ...found('accessibility/focus', 'looks the same with the focus', walk.unmarked),
      ...found('accessibility/focus', 'is covered while it has the focus', walk.covered),
      ...found('accessibility/keyboard', 'is an action for the mouse alone', walk.mouseOnly),
    ];
  });
}
