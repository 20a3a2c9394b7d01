import { deleteNote, likeNote, listNotes } from '@seed/forums-contracts/notes';
import { chooseMenuItem, networkFailure } from '@seed/portal-sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addMember, addNote, emptyWorld } from '../standalone/forums-world.ts';
import { kenji, renderForums } from '../testing/render-forums.ts';

const byKenji = { name: kenji.author, author: 'kenji@seed.example', authorID: kenji.authorID };
const titles = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const likeOf = (title: string) => screen.findByRole('button', { name: new RegExp(`^Like “${title}”`) });

test('the board shows notes newest first, each with title, description, author and likes', async () => {
  const world = emptyWorld();
  addNote(world, { title: 'Older' });
  addNote(world, { ...byKenji, title: 'Newer', description: 'See https://example.org', usersWhoLiked: ['a', 'b'] });
  renderForums('/recommendations', world);

  const [newer] = await screen.findAllByRole('article');
  expect(titles()).toEqual(['Newer', 'Older']);
  const note = within(newer as HTMLElement);
  expect(note.getByRole('link', { name: 'https://example.org' })).toBeVisible();
  const author = note.getByRole('link', { name: 'Kenji Tanaka' });
  expect(author).toHaveAttribute('href', `/community/profiles/${kenji.authorID}`);
  expect(note.getByRole('button', { name: 'Like “Newer”, 2 likes' })).toHaveAttribute('aria-pressed', 'false');
  expect(document.title).toBe('Recommendations · SEED Intranet');
  expect(screen.getByRole('heading', { level: 1, name: 'Recommendations' })).toHaveFocus();
});

test('a note shows the current name of its author; one call fetches all authors of the board', async () => {
  const world = emptyWorld();
  addNote(world, { title: 'Mine' });
  addNote(world, { ...byKenji, title: 'Before the wedding' });
  addMember(world, { id: kenji.authorID, name: 'Kenji Suzuki', picture: '' });
  const { calls } = renderForums('/recommendations', world);
  const author = await screen.findByRole('link', { name: 'Kenji Suzuki' });
  expect(author).toHaveAttribute('href', `/community/profiles/${kenji.authorID}`);
  expect(screen.queryByText('Kenji Tanaka')).not.toBeInTheDocument();
  expect(calls().filter((call) => call.startsWith('GET /api/v1/users?ids='))).toHaveLength(1);
});

test('a note has its colour and a readable text colour; a note without a colour is pale yellow', async () => {
  const world = emptyWorld();
  addNote(world, { color: '' });
  addNote(world, { color: '#263238' });
  renderForums('/recommendations', world);
  const [dark, none] = await screen.findAllByRole('article');
  expect(dark?.style.getPropertyValue('--paper')).toBe('#263238');
  expect(dark?.style.getPropertyValue('--paper-ink')).toBe('#fffdf8');
  expect(none?.style.getPropertyValue('--paper')).toBe('#fff59d');
  expect(none?.style.getPropertyValue('--paper-ink')).toBe('#2b2616');
});

test('only the author has a menu for a note', async () => {
  const world = emptyWorld();
  addNote(world, { title: 'Mine' });
  addNote(world, { ...byKenji, title: 'His' });
  renderForums('/recommendations', world);
  expect(await screen.findByRole('button', { name: 'Options for “Mine”' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Options for “His”' })).not.toBeInTheDocument();
});

test('an empty board shows that it is empty and offers to write the first note', async () => {
  const { member } = renderForums('/recommendations', emptyWorld());
  expect(screen.getByText('Loading notes')).toBeInTheDocument();
  expect(await screen.findByText('No notes on the board yet')).toBeVisible();
  await member.click(screen.getByRole('button', { name: 'Write the first note' }));
  expect(await screen.findByRole('dialog', { name: 'Add a note' })).toBeVisible();
});

test('more notes load page by page, and the focus moves to the first new one', async () => {
  const world = emptyWorld();
  for (let number = 1; number <= 26; number += 1) addNote(world, { title: `Number ${number}` });
  const { member, calls, announcements } = renderForums('/recommendations', world);
  await member.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('heading', { name: 'Number 1' })).toBeVisible();
  expect(titles()).toHaveLength(26);
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  expect(document.activeElement?.closest('article')).toHaveTextContent('Number 2');
  expect(announcements).toEqual(['2 more notes']);
  const path = 'GET /api/v1/recommendations?limit=24';
  expect(calls().filter((call) => call.startsWith(path))).toEqual([path, `${path}&cursor=.3`]);
});

test('a board that fails is requested three times, then offers a retry', async () => {
  jest.useFakeTimers();
  try {
    const world = emptyWorld();
    addNote(world, { title: 'Back again' });
    const { mockOnce, calls } = renderForums('/recommendations', world);
    for (let attempt = 0; attempt < 3; attempt += 1) mockOnce(listNotes, networkFailure);
    await act(() => jest.advanceTimersByTimeAsync(2500));
    expect(calls()).toHaveLength(3);
    expect(screen.getByRole('alert')).toHaveTextContent('The notes did not load');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByRole('heading', { name: 'Back again' })).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});

test('a like shows at once and is undone by a second press', async () => {
  const world = emptyWorld();
  const { id } = addNote(world, { title: 'Good', usersWhoLiked: ['a'] });
  const { member, calls } = renderForums('/recommendations', world);
  await member.click(await likeOf('Good'));
  expect(await screen.findByRole('button', { name: 'Like “Good”, 2 likes' })).toHaveAttribute('aria-pressed', 'true');
  await member.click(await likeOf('Good'));
  expect(await screen.findByRole('button', { name: 'Like “Good”, 1 like' })).toHaveAttribute('aria-pressed', 'false');
  const path = `/api/v1/recommendations/${id}/like`;
  await waitFor(() => expect(calls().filter((call) => call.endsWith(path))).toEqual([`PUT ${path}`, `DELETE ${path}`]));
});

test('a like that fails is undone and reported', async () => {
  const world = emptyWorld();
  addNote(world, { title: 'Good' });
  const { member, mockOnce, notices } = renderForums('/recommendations', world);
  mockOnce(likeNote, networkFailure);
  await member.click(await likeOf('Good'));
  await waitFor(() =>
    expect(notices).toEqual([{ tone: 'error', text: 'Your like could not be saved. Please try again.' }]),
  );
  expect(await likeOf('Good')).toHaveAttribute('aria-pressed', 'false');
});

test('a note is deleted after a confirmation in its place; Cancel restores the focus', async () => {
  const world = emptyWorld();
  addNote(world, { title: 'Stays' });
  addNote(world, { title: 'Goes' });
  const { member, notices, calls } = renderForums('/recommendations', world);
  await chooseMenuItem(member, 'Options for “Goes”', 'Delete');
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  expect(cancel.closest('article')).toContainElement(screen.getByRole('heading', { name: 'Goes' }));
  await waitFor(() => expect(cancel).toHaveFocus());
  await member.click(cancel);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Options for “Goes”' })).toHaveFocus());
  expect(calls().some((call) => call.startsWith('DELETE'))).toBe(false);

  await chooseMenuItem(member, 'Options for “Goes”', 'Delete');
  await member.click(await screen.findByRole('button', { name: 'Yes, Delete' }));
  await waitFor(() => expect(titles()).toEqual(['Stays']));
  expect(notices).toMatchObject([{ tone: 'success', text: 'Your note was deleted.' }]);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('a failed deletion keeps the note and the confirmation', async () => {
  const world = emptyWorld();
  addNote(world, { title: 'Goes' });
  const { member, mockOnce } = renderForums('/recommendations', world);
  mockOnce(deleteNote, networkFailure);
  await chooseMenuItem(member, 'Options for “Goes”', 'Delete');
  await member.click(await screen.findByRole('button', { name: 'Yes, Delete' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('check your connection');
  expect(titles()).toEqual(['Goes']);
});

test('an unknown address below the board shows the not-found page', async () => {
  renderForums('/recommendations/somewhere/else', emptyWorld());
  expect(await screen.findByRole('heading', { level: 1, name: '404 - Not Found' })).toBeVisible();
});
