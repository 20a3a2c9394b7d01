import { expect, type Page } from '@playwright/test';
import { portalPages } from './pages.ts';
import { onePixel } from './picture.ts';

/** Signs in on the landing page, by the button that members press. */
export async function logInFromLanding(page: Page, submit: () => Promise<void>): Promise<void> {
  await page.goto('/');
  await page
    .getByRole('button', { name: 'Log In' })
    .or(page.getByRole('link', { name: 'Log In' }))
    .first()
    .click();
  await submit();
  await expect(greeting(page)).toBeVisible();
}

/** Writes a post from the main menu, and opens its page. */
export async function writePost(page: Page, title: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Have a Conversation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Forums' })).toBeVisible();
  await page
    .getByRole('link', { name: 'Add a post' })
    .or(page.getByRole('button', { name: 'Add a post' }))
    .click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Content').fill('Who joins the next field visit?\nhttps://example.org/visit');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('article').filter({ hasText: title }).first()).toBeVisible();
  await page.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

/** Comments on the post of the page. */
export async function writeComment(page: Page, text: string): Promise<void> {
  const field = page.getByLabel('Add a comment');
  await field.fill(text);
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  // The text of a field counts as text of the page, so the field shows whether the comment is stored.
  await expect(field).toHaveValue('');
  await expect(page.getByText(text)).toBeVisible();
}

/** The openings of the first page of each module, over the link to it in the main menu or the header. */
export function moduleOpenings(page: Page): readonly (() => Promise<void>)[] {
  const firsts = Object.values(portalPages).flatMap(([first]) => (first?.as === 'maria' ? [first] : []));
  return firsts.map(({ name, path, shows }) => async () => {
    await openMainMenu(page);
    await page
      .locator(`a[href="${String(path)}"]`)
      .filter({ visible: true })
      .first()
      .click();
    await expect(shows(page), name).toBeVisible();
  });
}

export async function openMainMenu(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Main Menu', exact: true }).click();
  await expect(greeting(page)).toBeVisible();
}

/** Gives the member's profile a picture. */
export async function uploadPicture(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Update your profile' }).click();
  await page.getByRole('button', { name: 'Edit your profile' }).click();
  await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: onePixel });
  await expect(page.getByRole('img', { name: 'Preview of your new picture' })).toHaveAttribute('src', /^blob:/);
  await page.getByRole('button', { name: 'Save' }).click();
  await expectPicture(page);
}

/** The stored picture is shown, and not only its place. */
export async function expectPicture(page: Page): Promise<void> {
  const picture = page.getByRole('main').locator('img[src^="/uploads/"]').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: /^What would you like to do today/ });
