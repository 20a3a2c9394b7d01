import { act, fireEvent, screen } from '@testing-library/react';
import { addNote, addPost, emptyWorld } from '../standalone/forums-world.ts';
import { kenji, renderForums } from '../testing/render-forums.ts';

const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** A minute, and the time that a response takes. */
const minuteMs = 61_000;
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

// The chunks load in real time, which a fake clock does not wait for.
beforeAll(() =>
  Promise.all([import('../features/posts/new-posts.tsx'), import('../features/recommendations/new-notes.tsx')]),
);

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('posts of others are announced in an open list, and a press puts them below the pinned ones', async () => {
  const world = emptyWorld();
  addPost(world, { title: 'Old' });
  addPost(world, { title: 'Rules', pinned: true });
  const { announcements, calls } = renderForums('/forums', world);
  await advance(1000);
  addPost(world, { ...kenji, title: 'Newer' });
  addPost(world, { ...kenji, title: 'Newest' });
  await advance(minuteMs);
  expect(titles()).toEqual(['Rules', 'Old']);
  expect(announcements).toEqual(['2 new conversations']);
  fireEvent.click(screen.getByRole('button', { name: '2 new conversations' }));
  await advance(100);
  expect(titles()).toEqual(['Rules', 'Newest', 'Newer', 'Old']);
  expect(screen.getByRole('link', { name: 'Newest' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: /new conversation/ })).toBeNull();
  expect(calls().filter((call) => call.startsWith('GET /api/v1/forums?'))).toHaveLength(3);
});

test('a search shows no button for new posts', async () => {
  const world = emptyWorld();
  addPost(world, { title: 'Kites' });
  renderForums('/forums?q=kites', world);
  await advance(1000);
  addPost(world, { ...kenji, title: 'More kites' });
  await advance(2 * minuteMs);
  expect(titles()).toEqual(['Kites']);
  expect(screen.queryByRole('button', { name: /new conversation/ })).toBeNull();
});

test('notes of others are put onto an open board at a press', async () => {
  const world = emptyWorld();
  addNote(world, { title: 'Old' });
  renderForums('/recommendations', world);
  await advance(1000);
  addNote(world, { title: 'New' });
  await advance(minuteMs);
  expect(titles()).toEqual(['Old']);
  fireEvent.click(screen.getByRole('button', { name: '1 new note' }));
  await advance(100);
  expect(titles()).toEqual(['New', 'Old']);
});
