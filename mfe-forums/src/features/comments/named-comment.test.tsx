import { act, screen, waitFor, within } from '@testing-library/react';
import { addComment } from '../../standalone/forums-world.ts';
import type { ForumsWorld } from '../../standalone/forums-world.ts';
import { comments, worldWithPost } from '../../testing/comments-on-screen.ts';
import { renderForums } from '../../testing/render-forums.ts';

const scrolledTo: Element[] = [];

beforeEach(() => {
  localStorage.clear();
  scrolledTo.length = 0;
  // jsdom has no layout.
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolledTo.push(this);
  };
});
afterEach(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

function withComments(count: number): { world: ForumsWorld; forumId: number; ids: number[] } {
  const { world, forumId } = worldWithPost();
  const ids = Array.from({ length: count }, (_, at) => addComment(world, { forumId, content: `Number ${at + 1}` }).id);
  return { world, forumId, ids };
}

const rowOf = async (text: string) => (await screen.findByText(text)).closest('li') as HTMLElement;

test('the comment that an address names is scrolled to and gets the focus', async () => {
  const { world, forumId, ids } = withComments(3);
  renderForums(`/forums/${forumId}?comment=${ids[1]}`, world);
  const row = await rowOf('Number 2');
  await waitFor(() => expect(row).toHaveFocus());
  expect(scrolledTo).toEqual([row]);
});

test('earlier pages are read until the comment is there', async () => {
  const { world, forumId, ids } = withComments(50);
  renderForums(`/forums/${forumId}?comment=${ids[4]}`, world);
  const row = await rowOf('Number 5');
  await waitFor(() => expect(row).toHaveFocus());
  expect(comments()[0]).toBe('Number 1');
});

test('the member who reads on is not taken back to the comment', async () => {
  const { world, forumId, ids } = withComments(25);
  const { member } = renderForums(`/forums/${forumId}?comment=${ids[24]}`, world);
  await waitFor(async () => expect(await rowOf('Number 25')).toHaveFocus());
  await member.click(screen.getByRole('button', { name: 'Show earlier comments' }));
  await screen.findByText('Number 1');
  expect(scrolledTo).toHaveLength(1);
});

test.each([
  { title: 'a deleted comment', count: 30, id: '99999', message: /not here any more/ },
  { title: 'a comment that is older than many others', count: 230, id: '1', message: /further up/ },
])('$title is missing, and the others are shown', async ({ count, id, message }) => {
  const { world, forumId } = withComments(count);
  renderForums(`/forums/${forumId}?comment=${id}`, world);
  expect(await screen.findByText(message)).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'Comments' })).getByText(`Number ${count}`)).toBeVisible();
  expect(scrolledTo).toEqual([]);
});

test('an address with a text in place of an id names no comment', async () => {
  const { world, forumId } = withComments(1);
  renderForums(`/forums/${forumId}?comment=first`, world);
  await screen.findByText('Number 1');
  await act(async () => {});
  expect(screen.queryByText(/not here any more/)).not.toBeInTheDocument();
});
