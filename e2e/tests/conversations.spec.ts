import { expect, test } from '../portal/fixtures.ts';
import { openAs } from '../portal/session.ts';

test('comments of others show in an open conversation at a press, and the list counts those since the visit', async ({
  page,
  apiOf,
}) => {
  const title = `Read together ${Date.now()}`;
  const [paula, kenji] = [await apiOf('paula'), await apiOf('kenji')];
  const post = await paula.createPost(title);
  await kenji.createComment(post.id, 'The first one');
  await page.clock.install();
  const stream = page.waitForResponse('**/api/v1/notification-stream');
  await openAs(page, 'maria', `/forums/${post.id}`);
  const comments = page.getByRole('list', { name: 'Comments' }).getByRole('listitem');
  await expect(comments).toHaveCount(1);
  await expect(page.getByText('New', { exact: true })).toHaveCount(0);

  // Whatever is still being fetched would time out when the clock jumps.
  await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeVisible();
  await stream;

  await kenji.createComment(post.id, 'Written meanwhile');
  await page.clock.runFor('01:01');
  const fresh = page.getByRole('button', { name: '1 new comment' });
  await expect(fresh).toBeInViewport();
  await expect(comments).toHaveCount(1);
  await fresh.press('Enter');
  await expect(comments).toHaveCount(2);
  await expect(comments.last()).toContainText('New');
  await expect(comments.last().getByRole('link').first()).toBeFocused();
  await expect(comments.last()).toBeInViewport();

  await page.getByRole('link', { name: 'All conversations' }).click();
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card).toContainText('2 comments');
  await expect(card).not.toContainText('new');
  await kenji.createComment(post.id, 'Written later');
  await page.reload();
  await expect(card).toContainText('1 new');
});
