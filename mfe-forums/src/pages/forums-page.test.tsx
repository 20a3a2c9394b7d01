import { listPosts } from '@seed/forums-contracts/posts';
import { MockProblemError, networkFailure } from '@seed/portal-sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addComment, addPost, emptyWorld } from '../standalone/forums-world.ts';
import { kenji, renderForums } from '../testing/render-forums.ts';

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

test('the list shows posts newest first, each with title, author, excerpt, likes and comments', async () => {
  const world = emptyWorld();
  addPost(world, { title: 'Older' });
  const post = addPost(world, { ...kenji, title: 'Newer', content: 'First words', usersWhoLiked: ['a', 'b'] });
  addComment(world, { forumId: post.id });
  renderForums('/forums', world);

  await screen.findByRole('link', { name: 'Newer' });
  expect(titles()).toEqual(['Newer', 'Older']);
  const card = within(screen.getAllByRole('article')[0] as HTMLElement);
  expect(card.getByRole('link', { name: 'Kenji Tanaka' })).toHaveAttribute(
    'href',
    `/community/profiles/${kenji.authorID}`,
  );
  expect(card.getByText('First words')).toBeVisible();
  expect(card.getByText('2 likes')).toBeInTheDocument();
  expect(card.getByText('1 comment')).toBeInTheDocument();
  expect(document.title).toBe('Forums · SEED Intranet');
  expect(screen.getByRole('heading', { level: 1, name: 'Forums' })).toHaveFocus();
});

test('the authors of all posts are loaded by one call, also of those that are drawn later', async () => {
  const world = emptyWorld();
  for (let at = 0; at < 12; at++) {
    addPost(world, {
      title: `Post ${at}`,
      author: `Author ${at}`,
      authorID: `11111111-0000-4000-8000-0000000001${10 + at}`,
    });
  }
  const { calls } = renderForums('/forums', world);
  await screen.findByRole('link', { name: 'Post 0' });
  await waitFor(() => expect(calls().filter((call) => call.includes('/users?ids='))).not.toHaveLength(0));
  expect(calls().filter((call) => call.includes('/users?ids='))).toEqual([expect.stringMatching(/(?:%2C[^%]+){11}/)]);
});

test('skeletons are shown while the list loads', async () => {
  const world = emptyWorld();
  addPost(world, { title: 'Here' });
  renderForums('/forums', world);
  expect(screen.getByText('Loading conversations')).toBeInTheDocument();
  await screen.findByText('Here');
  expect(screen.queryByText('Loading conversations')).not.toBeInTheDocument();
});

test('an empty list shows that it is empty and offers to write the first post', async () => {
  const { member } = renderForums('/forums', emptyWorld());
  expect(await screen.findByText('No conversations available')).toBeVisible();
  await member.click(screen.getByRole('button', { name: 'Start a conversation' }));
  expect(await screen.findByRole('dialog', { name: 'Add a post' })).toBeVisible();
});

test('more posts load page by page, and the focus moves to the first new one', async () => {
  const world = emptyWorld();
  for (let number = 1; number <= 25; number += 1) addPost(world, { title: `Number ${number}` });
  const { member, calls, announcements } = renderForums('/forums', world);

  await member.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('link', { name: 'Number 1' })).toBeVisible();
  expect(titles()).toHaveLength(25);
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Number 5' })).toHaveFocus();
  expect(announcements).toEqual(['5 more conversations']);
  const pages = calls().filter((call) => call.includes('/forums'));
  expect(pages).toEqual(['GET /api/v1/forums?limit=20', 'GET /api/v1/forums?limit=20&cursor=.6']);
});

test('a next page that fails to load keeps the list and offers a retry', async () => {
  const world = emptyWorld();
  for (let number = 1; number <= 21; number += 1) addPost(world, { title: `Number ${number}` });
  const { member, mockOnce } = renderForums('/forums', world);
  const more = await screen.findByRole('button', { name: 'Load more' });
  mockOnce(listPosts, () => {
    throw new MockProblemError('bad_request', { detail: 'This page is gone.' });
  });
  await member.click(more);
  expect(await screen.findByRole('alert')).toHaveTextContent('This page is gone.');
  expect(titles()).toHaveLength(20);
  await member.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Number 1' })).toBeVisible();
});

test('a list that fails is requested three times, one second apart, then offers a retry', async () => {
  jest.useFakeTimers();
  try {
    const world = emptyWorld();
    addPost(world, { title: 'Back again' });
    const { mockOnce, calls } = renderForums('/forums', world);
    for (let attempt = 0; attempt < 3; attempt += 1) mockOnce(listPosts, networkFailure);
    await act(() => jest.advanceTimersByTimeAsync(900));
    expect(calls()).toHaveLength(1);
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(calls()).toHaveLength(2);
    await act(() => jest.advanceTimersByTimeAsync(1100));
    expect(calls()).toHaveLength(3);
    expect(screen.getByRole('alert')).toHaveTextContent('The conversations did not load');
    expect(screen.getByRole('alert')).toHaveTextContent('check your connection');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByRole('link', { name: 'Back again' })).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});

test('a search is in the URL and shows the matching posts', async () => {
  const world = emptyWorld();
  addPost(world, { title: 'Bees' });
  addPost(world, { title: 'Coffee' });
  const { member, props } = renderForums('/forums', world);
  await screen.findByRole('link', { name: 'Bees' });
  await member.type(screen.getByRole('searchbox', { name: 'Search conversations' }), 'bee');
  await waitFor(() => expect(titles()).toEqual(['Bees']));
  expect(props.navigation.getLocation().search).toBe('?q=bee');
  await member.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(titles()).toEqual(['Coffee', 'Bees']));
});

test('a search without a match shows its query', async () => {
  const world = emptyWorld();
  addPost(world);
  renderForums('/forums?q=unicorn', world);
  expect(await screen.findByText('Nothing found for “unicorn”')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('unicorn');
});
