import type { Page } from '@playwright/test';
import { axeViolations } from '@seed/conformance/measures/axe';
import { expect, test } from '../portal/fixtures.ts';
import { layoutShifts, recordLayoutShifts } from '../portal/layout-shifts.ts';
import { portalPages } from '../portal/pages.ts';
import type { PortalPage } from '../portal/pages/portal-page.ts';
import { openAs } from '../portal/session.ts';
import { showPage } from '../portal/show-page.ts';
import { walkByTab } from '@seed/conformance/measures/tab-walk';
import { bothViewports, viewports } from '../portal/viewports.ts';

/** Lists the accessibility errors of the page in its current state. */
async function problemsOf(page: Page, entry: PortalPage): Promise<string[]> {
  const shifts = await layoutShifts(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const axe = await axeViolations(page, entry);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  const walk = await walkByTab(page);
  return [
    ...found('moves while it loads', shifts),
    ...found('breaks a rule of axe', axe),
    ...found('is wider than the window', sideways > 0 ? [`by ${sideways} pixels`] : []),
    ...found('has a control that Tab never reaches', walk.missed),
    ...found('has a control that looks the same with the focus', walk.unmarked),
    ...found('covers a control that has the focus', walk.covered),
    ...found('has an action for the mouse alone', walk.mouseOnly),
  ];
}

const found = (what: string, cases: readonly string[]) => cases.map((one) => `${what}: ${one}`);

/** Each theme on one of the two: which colours lie on each other depends little on the width. */
const themes = { desktop: 'light', phone: 'dark' } as const;

for (const viewport of bothViewports) {
  for (const [part, pages] of Object.entries(portalPages)) {
    const title = `on a ${viewport}, every page of ${part} is free of axe violations, layout shifts, console errors and horizontal scrolling, and usable with the keyboard`;
    test(title, { tag: `@${viewport}-walk` }, async ({ newContext, consoleWatch, world }) => {
      test.setTimeout(300_000);
      for (const who of new Set(pages.map(({ as }) => as))) {
        const context = await newContext({ ...viewports[viewport], colorScheme: themes[viewport] });
        await recordLayoutShifts(context);
        const tab = await context.newPage();
        for (const entry of pages.filter(({ as, only = viewport }) => as === who && only === viewport)) {
          // A page that repeats a failed call may log until it is closed; a page of its own for each took half as long again.
          const page = entry.arrange === undefined ? tab : await context.newPage();
          await page.emulateMedia({ reducedMotion: 'no-preference' });
          await showPage(page, entry, world);
          const problems = await problemsOf(page, entry);
          if (page !== tab) await page.close();
          const logged = consoleWatch.take().filter((text) => entry.mayLog?.test(text) !== true);
          expect.soft([...problems, ...found('writes to the console', logged)], entry.name).toEqual([]);
        }
      }
    });
  }
}

test('each page change moves the focus to the new heading and updates the title', async ({ page }) => {
  await openAs(page, 'maria', '/intranet-welcome');
  await page.getByRole('main').getByRole('link', { name: 'Have a Conversation' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Forums' });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(/Forums/);
  await page.getByRole('article').first().getByRole('link').first().press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).not.toHaveTitle(/^Forums/);
  await page.goBack();
  await expect(heading).toBeVisible();
});
