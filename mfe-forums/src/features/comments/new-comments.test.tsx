import { act, fireEvent, screen, within } from '@testing-library/react';
import { addComment, addPost, emptyWorld } from '../../standalone/forums-world.ts';
import type { ForumsWorld } from '../../standalone/forums-world.ts';
import { comments } from '../../testing/comments-on-screen.ts';
import { kenji, renderForums } from '../../testing/render-forums.ts';

const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** A minute, and the time that a response takes. */
const minuteMs = 61_000;
const at = (minute: number) => ({ creationDate: `2026-11-20T14:0${minute}:00.000Z` });
/** The texts of the comments that have the mark. */
const marked = () =>
  screen.queryAllByText('New').map((mark) => mark.parentElement?.querySelector('p:nth-child(2)')?.textContent);
const readings = (calls: readonly string[]) => calls.filter((call) => call.startsWith('PUT')).length;

// The chunks load in real time, which a fake clock does not wait for.
beforeAll(() => Promise.all([import('./comments.tsx'), import('./new-comments.tsx')]));

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

/** A post with a comment of minute 1 that the member has read, and one by Kenji and one of their own after it. */
function readBefore(world: ForumsWorld): number {
  const { id: forumId } = addPost(world, { ...kenji, ...at(0), title: 'Kites' });
  addComment(world, { ...kenji, ...at(1), forumId, content: 'Read' });
  world.readings.set(forumId, at(1).creationDate);
  addComment(world, { ...kenji, ...at(2), forumId, content: 'Unread' });
  addComment(world, { ...at(3), forumId, content: 'Mine' });
  return forumId;
}

test('the list shows how many comments are new, and the open post marks them for this visit', async () => {
  const world = emptyWorld();
  const forumId = readBefore(world);
  const { user } = renderFromList(world);
  expect(await screen.findByText('1 new')).toBeVisible();
  await user.open();
  expect(comments()).toEqual(['Read', 'Unread', 'Mine']);
  expect(marked()).toEqual(['Unread']);
  expect(world.readings.get(forumId)).toBe(at(3).creationDate);
  await user.back();
  expect(screen.queryByText('1 new')).toBeNull();
});

function renderFromList(world: ForumsWorld) {
  renderForums('/forums', world);
  const open = async () => {
    fireEvent.click(screen.getByRole('link', { name: 'Kites' }));
    await advance(1000);
  };
  const back = async () => {
    fireEvent.click(screen.getByRole('link', { name: 'All conversations' }));
    await advance(1000);
  };
  return { user: { open, back } };
}

test('at the first visit no comment is marked', async () => {
  const world = emptyWorld();
  const { id: forumId } = addPost(world, kenji);
  addComment(world, { ...kenji, ...at(1), forumId });
  const { calls } = renderForums(`/forums/${forumId}`, world);
  await advance(1000);
  expect(comments()).toHaveLength(1);
  expect(marked()).toEqual([]);
  expect(readings(calls())).toBe(1);
});

test('comments of others are announced in an open post, and a press shows, marks and focuses them', async () => {
  const world = emptyWorld();
  const { id: forumId } = addPost(world, kenji);
  addComment(world, { ...kenji, ...at(1), forumId, content: 'Old' });
  const { announcements } = renderForums(`/forums/${forumId}`, world);
  await advance(1000);
  addComment(world, { ...kenji, ...at(2), forumId, content: 'Newer' });
  addComment(world, { ...kenji, ...at(3), forumId, content: 'Newest' });
  await advance(minuteMs);
  expect(comments()).toEqual(['Old']);
  expect(announcements).toEqual(['2 new comments']);
  expect(world.readings.get(forumId)).toBe(at(1).creationDate);
  fireEvent.click(screen.getByRole('button', { name: '2 new comments' }));
  await advance(100);
  expect(comments()).toEqual(['Old', 'Newer', 'Newest']);
  expect(screen.getByRole('heading', { name: 'Comments 3' })).toBeVisible();
  expect(marked()).toEqual(['Newer', 'Newest']);
  expect(screen.queryByRole('button', { name: /new comment/ })).toBeNull();
  const [, newer] = screen.getAllByRole('article').slice(-3);
  expect(within(newer ?? document.body).getAllByRole('link')[0]).toHaveFocus();
  expect(world.readings.get(forumId)).toBe(at(3).creationDate);
});

test('the first comment of an empty post shows at a press', async () => {
  const world = emptyWorld();
  const { id: forumId, creationDate } = addPost(world, kenji);
  renderForums(`/forums/${forumId}`, world);
  await advance(1000);
  expect(world.readings.get(forumId)).toBe(creationDate);
  await advance(minuteMs);
  addComment(world, { ...kenji, forumId, content: 'First' });
  await advance(minuteMs);
  fireEvent.click(screen.getByRole('button', { name: '1 new comment' }));
  await advance(100);
  expect(comments()).toEqual(['First']);
  expect(marked()).toEqual(['First']);
});
