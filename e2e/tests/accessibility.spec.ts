import AxeBuilder from '@axe-core/playwright';
import { expect, openAs, test } from '../portal/fixtures.ts';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What a page shows when it is there. */
const protectedPages = [
  { path: '/intranet-welcome', shows: 'heading' },
  { path: '/forums', shows: 'heading' },
  { path: '/forums/new', shows: 'dialog' },
  { path: '/forums/1', shows: 'heading' },
  { path: '/calendar', shows: 'heading' },
  { path: '/calendar/day/2026-11-21', shows: 'dialog' },
  { path: '/calendar/subscribe', shows: 'dialog' },
  { path: '/meetings', shows: 'heading' },
  { path: '/meetings/Geography', shows: 'heading' },
  { path: '/meetings/new-meeting', shows: 'dialog' },
  { path: '/recommendations', shows: 'heading' },
  { path: '/community', shows: 'heading' },
  { path: '/community/participants', shows: 'heading' },
  { path: '/my-profile', shows: 'heading' },
  { path: '/clubs', shows: 'heading' },
  { path: '/clubs/etiquette', shows: 'heading' },
  { path: '/documents', shows: 'heading' },
  { path: '/documents/Academic', shows: 'heading' },
  { path: '/documents/Academic/new', shows: 'dialog' },
  { path: '/documents/Nowhere', shows: 'heading' },
  { path: '/no-such-page', shows: 'heading' },
] as const;
/** While a dialog is open the page behind it is hidden from everybody: its landmarks too. */
const rulesOfWholePages = ['landmark-one-main', 'page-has-heading-one', 'region'];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    // A colour in the middle of a fade is nobody's.
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('every page is free of axe violations, console errors and horizontal scrolling', async ({
      page,
      consoleProblems,
    }) => {
      test.setTimeout(120_000);
      const check = async (path: string, shows: 'heading' | 'dialog' = 'heading') => {
        const axe = new AxeBuilder({ page }).withTags(wcag);
        const { violations } = await (shows === 'dialog' ? axe.disableRules(rulesOfWholePages) : axe).analyze();
        expect(violations.map(({ id, nodes }) => `${path}: ${id} ${nodes[0]?.html}`)).toEqual([]);
        const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(width, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
      };
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await check('/');
      await openAs(page, 'maria', '/intranet-welcome');
      for (const { path, shows } of protectedPages) {
        await page.goto(path);
        const shown = shows === 'dialog' ? page.getByRole('dialog') : page.getByRole('heading', { level: 1 });
        await expect(shown).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await check(path, shows);
      }
      expect(consoleProblems).toEqual([]);
    });
  });
}

test('each page change moves the focus to the new heading and names the page', async ({ page }) => {
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
