import { screen, waitFor } from '@testing-library/react';
import { addComment, addNote, addPost, emptyWorld } from '../standalone/forums-world.ts';
import { kenji, renderForums } from '../testing/render-forums.ts';

const notice = (noun: string) => [
  { tone: 'error', text: `This ${noun} has been deleted, so it can no longer be liked.` },
];

test('a like of a deleted post shows a notice, and the page shows that the post does not exist', async () => {
  const world = emptyWorld();
  const { id } = addPost(world, { ...kenji, title: 'Gone' });
  const { member, notices } = renderForums(`/forums/${id}`, world);
  const heart = await screen.findByRole('button', { name: /^Like this post/ });
  world.posts = [];
  await member.click(heart);
  await waitFor(() => expect(notices).toEqual(notice('post')));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Gone' })).not.toBeInTheDocument());
});

test('a like of a deleted comment shows a notice, and the comment disappears from the page and the count', async () => {
  const world = emptyWorld();
  const { id: forumId } = addPost(world);
  addComment(world, { ...kenji, forumId, content: 'Stays' });
  addComment(world, { ...kenji, forumId, content: 'Goes' });
  const { member, notices } = renderForums(`/forums/${forumId}`, world);
  await screen.findByText('Goes');
  const [, heart] = screen.getAllByRole('button', { name: /^Like the comment/ });
  world.comments = world.comments.filter(({ content }) => content !== 'Goes');
  await member.click(heart as HTMLElement);
  await waitFor(() => expect(notices).toEqual(notice('comment')));
  expect(screen.queryByText('Goes')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Comments 1' })).toBeVisible();
});

test('a like of a deleted note shows a notice, and the note disappears from the board', async () => {
  const world = emptyWorld();
  addNote(world, { title: 'Gone' });
  const { member, notices } = renderForums('/recommendations', world);
  const heart = await screen.findByRole('button', { name: /^Like “Gone”/ });
  world.notes = [];
  await member.click(heart);
  await waitFor(() => expect(notices).toEqual(notice('note')));
  expect(screen.queryByText('Gone')).not.toBeInTheDocument();
});
