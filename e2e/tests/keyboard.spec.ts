import type { Page } from '@playwright/test';
import { expect, test } from '../portal/fixtures.ts';
import { chooseByArrows, pressByKey, tabTo, typeDate, typeInto } from '../portal/keyboard.ts';
import { portalPages } from '../portal/pages.ts';
import { onePixel } from '../portal/picture.ts';
import { openAs } from '../portal/session.ts';
import { addressOf } from '../portal/show-page.ts';
import { viewports } from '../portal/viewports.ts';

// These tests never use the mouse.

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test('with the keyboard alone a member goes from the main menu to the forums, writes, likes, comments and deletes', async ({
  page,
}) => {
  const title = 'Written without a mouse';
  await openAs(page, 'maria', '/intranet-welcome');
  await expect(heading(page, /What would you like to do today/)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await pressByKey(page.getByRole('main').getByRole('link', { name: 'Have a Conversation' }));
  await expect(heading(page, 'Forums')).toBeFocused();

  await pressByKey(button(page, 'Add a post'));
  await typeInto(page.getByLabel('Title'), title);
  await typeInto(page.getByLabel('Content'), 'Tab, Tab, Enter.');
  await pressByKey(button(page, 'Post'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await pressByKey(page.getByRole('link', { name: title }).first());
  await expect(heading(page, title)).toBeFocused();

  await pressByKey(button(page, /^Like this post/), 'Space');
  await expect(button(page, /^Like this post/)).toHaveAttribute('aria-pressed', 'true');
  await typeInto(page.getByLabel('Add a comment'), 'Me too');
  await pressByKey(button(page, 'Comment'));
  const comment = page.getByRole('article').filter({ hasText: 'Me too' });
  await expect(comment).toBeVisible();

  await pressByKey(button(page, 'Options for your comment'));
  await chooseByArrows(page, 'Delete');
  await expect(button(page, 'Cancel')).toBeFocused();
  await tabTo(button(page, 'Yes, Delete'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(comment).toHaveCount(0);
  await expect(button(page, 'Undo')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(comment).toBeVisible();

  await pressByKey(button(page, 'Options for this post'));
  await chooseByArrows(page, 'Delete');
  await tabTo(button(page, 'Yes, Delete'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Forums')).toBeFocused();
});

test('with the keyboard alone an Admin adds an event', async ({ page }) => {
  await openAs(page, 'admin', '/calendar?month=2033-04');
  await pressByKey(button(page, 'Add an Event'));
  await typeInto(page.getByLabel('Description'), 'Kite day');
  await typeDate(page.getByLabel('Date'), '04092033');
  await pressByKey(button(page, 'Add'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button(page, 'Add an Event')).toBeFocused();
  await tabTo(page.getByRole('grid').getByRole('button').and(page.locator('[tabindex="0"]')));
  while (!(await button(page, /^Saturday, April 9, 2033/).evaluate((day) => day === document.activeElement))) {
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Saturday, April 9, 2033' })).toContainText('Kite day');
});

test('with the keyboard alone a member schedules a meeting', async ({ page }) => {
  await openAs(page, 'maria', '/meetings/Innovation');
  await pressByKey(button(page, 'Schedule a meeting'));
  await typeInto(page.getByLabel('Title', { exact: true }), 'Prototypes of paper');
  await typeInto(page.getByLabel('Link', { exact: true }), 'meet.example.org/paper');
  await typeDate(page.getByLabel('Date', { exact: true }), '01312033');
  await typeDate(page.getByLabel('Time', { exact: true }), '0730PM');
  await pressByKey(button(page, 'Schedule'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('article').filter({ hasText: 'Prototypes of paper' })).toContainText('7:30 – 8:30 PM');
  await expect(button(page, 'Schedule a meeting')).toBeFocused();
});

test('with the keyboard alone a member gives the profile a new picture', async ({ page }) => {
  await openAs(page, 'joao', '/my-profile');
  await pressByKey(button(page, /^Edit/));
  await expect(heading(page, 'Edit your profile')).toBeFocused();
  const chooser = page.waitForEvent('filechooser');
  await pressByKey(button(page, 'Choose a picture'));
  await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: onePixel });
  await expect(page.getByRole('img', { name: 'Preview of your new picture' })).toBeVisible();
  await typeInto(page.getByLabel('Interests'), 'Everything with keys');
  await pressByKey(button(page, 'Save'));
  await expect(heading(page, 'João Pereira')).toBeFocused();
  await expect(page.getByText('Everything with keys')).toBeVisible();
});

test('with the keyboard alone an Admin edits a club', async ({ page, apiOf }) => {
  await (await apiOf('admin')).create('/clubs', { name: 'Piano', key: 'Piano', route: '/clubs/piano' });
  await openAs(page, 'admin', '/clubs/piano');
  await pressByKey(button(page, 'Edit My Club'));
  await typeInto(page.getByRole('textbox', { name: 'Description' }), 'Eighty-eight keys.');
  await pressByKey(button(page, 'Save'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('Eighty-eight keys.')).toBeVisible();
  await expect(button(page, 'Edit My Club')).toBeFocused();
});

for (const { name, as, opener, shows } of Object.values(portalPages).flat()) {
  if (opener === undefined || as === 'guest') continue;
  test(`the dialog “${name}” opens with the keyboard, keeps the focus and returns it`, async ({ page, world }) => {
    await openAs(page, as, addressOf(opener.on, world));
    await pressByKey(button(page, opener.button));
    await expect(shows(page)).toBeVisible();
    const inside = page.locator('[role="dialog"]:focus, [role="dialog"] :focus');
    await expect(inside).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(inside).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button(page, opener.button)).toBeFocused();
  });
}

test('Quick Access opens with the keyboard and returns the focus', async ({ page }) => {
  await openAs(page, 'maria', '/intranet-welcome');
  const quickAccess = page.getByRole('banner').getByRole('button', { name: 'Quick Access' });
  await pressByKey(quickAccess);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Calendar' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(quickAccess).toBeFocused();
  await pressByKey(quickAccess);
  await pressByKey(page.getByRole('banner').getByRole('link', { name: 'Documents' }));
  await expect(heading(page, 'Documents')).toBeFocused();
});

test.describe('on a phone', () => {
  test.use(viewports.phone);

  test('the burger menu opens with the keyboard, keeps the focus and returns it', async ({ page }) => {
    await openAs(page, 'maria', '/intranet-welcome');
    const burger = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
    await pressByKey(burger);
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.locator(':focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(burger).toBeFocused();
    await page.keyboard.press('Enter');
    await pressByKey(menu.getByRole('link', { name: 'Clubs' }));
    await expect(heading(page, 'Clubs')).toBeFocused();
  });

  test('the burger menu opens again by keys that are pressed while the page is busy', async ({ page }) => {
    await openAs(page, 'maria', '/intranet-welcome');
    const burger = page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true });
    await pressByKey(burger);
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Clubs' })).toBeVisible();
    const isBusy = page.evaluate(() => {
      const end = performance.now() + 500;
      while (performance.now() < end) continue;
    });
    await Promise.all([isBusy, page.keyboard.press('Escape'), page.keyboard.press('Enter')]);
    await expect(menu.getByRole('link', { name: 'Clubs' })).toBeVisible();
    await expect(menu.locator(':focus')).toBeVisible();
  });
});
