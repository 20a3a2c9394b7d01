import { expect, test } from '../portal/fixtures.ts';
import { openAs } from '../portal/session.ts';

/** A mention reaches the bell within two seconds; a busy machine needs longer. */
const deadline = { timeout: 20_000 };

test('a member mentions another one by keyboard, and their bell leads to the comment', async ({
  page,
  apiOf,
  browser,
}) => {
  const title = `Mentioned here ${Date.now()}`;
  const post = await (await apiOf('paula')).createPost(title);
  await openAs(page, 'kenji', `/forums/${post.id}`);
  await page.getByRole('textbox', { name: 'Add a comment' }).focus();
  await page.keyboard.type('Ask @maria fern');
  const maria = page.getByRole('option', { name: 'María Fernanda Rojas' });
  await expect(maria).toHaveAttribute('aria-selected', 'true');
  await expect(maria).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.type('about it');
  await page.keyboard.press('Control+Enter');
  const mention = page.getByRole('link', { name: '@María Fernanda Rojas' });
  await expect(mention).toHaveAttribute('href', /^\/community\/profiles\/.+/);

  const other = await browser.newPage();
  await openAs(other, 'maria', '/notifications');
  // The news of the header wait until the member does something.
  await other.mouse.move(10, 300);
  const bell = other.getByRole('banner').getByRole('link', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName(/\d/, deadline);
  const notification = other.getByRole('link', { name: `Unread: Kenji Tanaka mentioned you in “${title}”` });
  await expect(notification).toBeVisible(deadline);
  await notification.press('Enter');
  await expect(other).toHaveURL(new RegExp(`/forums/${post.id}\\?comment=\\d+$`));
  await expect(other.getByRole('listitem').filter({ hasText: 'Ask @María Fernanda Rojas about it' })).toBeFocused();
  await other.close();
});
