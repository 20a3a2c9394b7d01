import { createNote, updateNote } from '@seed/forums-contracts/notes';
import { MockProblemError, chooseMenuItem, networkFailure } from '@seed/portal-sdk/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { addNote, emptyWorld } from '../../standalone/forums-world.ts';
import { kenji, renderForums } from '../../testing/render-forums.ts';

beforeEach(() => localStorage.clear());

const titleField = () => screen.findByRole('textbox', { name: 'Title' });
const descriptionField = () => screen.getByRole('textbox', { name: 'Description' });
const keysOf = (requests: readonly Request[]) =>
  requests.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('idempotency-key'));

test('the + button opens a form whose note appears first on the board, in the chosen colour', async () => {
  const world = emptyWorld();
  addNote(world, { title: 'Before' });
  const { member, props, notices } = renderForums('/recommendations', world);
  await member.click(await screen.findByRole('button', { name: 'Add a note' }));
  expect(await titleField()).toHaveFocus();
  expect(props.navigation.getLocation().pathname).toBe('/recommendations/new');
  expect(screen.getByRole('radio', { name: 'Sunflower' })).toBeChecked();
  await member.type(await titleField(), '  A film  ');
  await member.type(descriptionField(), 'With subtitles');
  await member.click(screen.getByRole('radio', { name: 'Sky' }));
  await member.click(screen.getByRole('button', { name: 'Pin it' }));

  await waitFor(() => expect(props.navigation.getLocation().pathname).toBe('/recommendations'));
  const titles = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
  expect(titles).toEqual(['A film', 'Before']);
  expect(world.notes[0]).toMatchObject({ title: 'A film', description: 'With subtitles', color: '#b3e5fc' });
  expect(notices).toEqual([{ tone: 'success', text: 'Your note is on the board.' }]);
  expect(localStorage).toHaveLength(0);
});

test('a note without a chosen colour is #ffeb3b', async () => {
  const world = emptyWorld();
  const { member } = renderForums('/recommendations/new', world);
  await member.type(await titleField(), 'Yellow');
  await member.click(screen.getByRole('button', { name: 'Pin it' }));
  await waitFor(() => expect(world.notes[0]?.color).toBe('#ffeb3b'));
});

test('a title of spaces shows an error at its field, which gets the focus', async () => {
  const { member, calls } = renderForums('/recommendations/new', emptyWorld());
  await member.type(await titleField(), '   ');
  await member.click(screen.getByRole('button', { name: 'Pin it' }));
  expect(await screen.findByText('Title is required.')).toBeVisible();
  expect(await titleField()).toHaveFocus();
  expect(calls().some((call) => call.startsWith('POST'))).toBe(false);
});

test('counters show the remaining characters, an emoji counts once, and a text that is too long is not sent', async () => {
  const world = emptyWorld();
  const { id } = addNote(world, { title: 'Abc', description: '🌱🌱' });
  const { member, calls } = renderForums(`/recommendations/${id}/edit`, world);
  const title = await titleField();
  expect(screen.getByText('97 left')).toBeInTheDocument();
  expect(screen.getByText('1998 left')).toBeInTheDocument();
  fireEvent.change(title, { target: { value: '🌱'.repeat(101) } });
  expect(screen.getByText('1 too many')).toBeInTheDocument();
  await member.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The title can have at most 100 characters.')).toBeVisible();
  expect(calls().some((call) => call.startsWith('PUT'))).toBe(false);
  fireEvent.change(title, { target: { value: '🌱'.repeat(100) } });
  await member.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(world.notes[0]?.title).toBe('🌱'.repeat(100)));
});

test('a note that could not be sent keeps its input, and a second try adds it once', async () => {
  const { member, mockOnce, requests } = renderForums('/recommendations/new', emptyWorld());
  mockOnce(createNote, networkFailure);
  await member.type(await titleField(), 'Once');
  await member.click(screen.getByRole('button', { name: 'Pin it' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('check your connection');
  expect(await titleField()).toHaveValue('Once');
  await member.click(screen.getByRole('button', { name: 'Pin it' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Once' })).toBeVisible();
  const [first, second] = keysOf(requests);
  expect(first).toBeTruthy();
  expect(second).toBe(first);
});

test('a draft survives a reload, with its colour', async () => {
  const before = renderForums('/recommendations/new', emptyWorld());
  await before.member.type(await titleField(), 'Half a thought');
  await before.member.click(screen.getByRole('radio', { name: 'Mint' }));
  before.reload();
  expect(await titleField()).toHaveValue('Half a thought');
  expect(screen.getByRole('radio', { name: 'Mint' })).toBeChecked();
  expect(screen.getByText('This is your draft from last time.')).toBeVisible();
});

test('the author edits a note, based on the version that was shown', async () => {
  const world = emptyWorld();
  addNote(world, { title: 'Tpyo', description: 'Same', color: '#123456' });
  const { member, requests, props } = renderForums('/recommendations', world);
  await chooseMenuItem(member, 'Options for “Tpyo”', 'Edit');
  const title = await titleField();
  expect(title).toHaveValue('Tpyo');
  expect(screen.getByRole('radio', { name: 'The colour it has' })).toBeChecked();
  await member.clear(title);
  await member.type(title, 'Typo');
  await member.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Typo' })).toBeVisible();
  expect(requests.find(({ method }) => method === 'PUT')?.headers.get('if-match')).toBe('"1-0"');
  expect(world.notes[0]).toMatchObject({ description: 'Same', color: '#123456' });
  await waitFor(() => expect(props.navigation.getLocation().pathname).toBe('/recommendations'));
});

test('a note without a colour is edited as #fff59d', async () => {
  const world = emptyWorld();
  const { id } = addNote(world, { color: '' });
  const { member } = renderForums(`/recommendations/${id}/edit`, world);
  expect(await screen.findByRole('radio', { name: 'Lemon' })).toBeChecked();
  await member.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(world.notes[0]?.color).toBe('#fff59d'));
});

test('a failed edit shows its error and keeps the input', async () => {
  const world = emptyWorld();
  const { id } = addNote(world, { title: 'First' });
  const { member, mockOnce } = renderForums(`/recommendations/${id}/edit`, world);
  mockOnce(updateNote, networkFailure);
  await titleField();
  await member.type(descriptionField(), 'More');
  await member.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Could not update the note. Please try again.');
  expect(descriptionField()).toHaveValue('More');
});

test('a conflicting edit keeps the text, shows the reason and is saved when the author saves again', async () => {
  const world = emptyWorld();
  const { id } = addNote(world, { title: 'First' });
  const { member, mockOnce } = renderForums(`/recommendations/${id}/edit`, world);
  const title = await titleField();
  mockOnce(updateNote, () => {
    world.notes = world.notes.map((note) => ({ ...note, title: 'From the phone', version: 2 }));
    throw new MockProblemError('precondition_failed');
  });
  await member.clear(title);
  await member.type(title, 'Mine');
  await member.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This note was changed elsewhere meanwhile.');
  expect(title).toHaveValue('Mine');
  await member.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(world.notes[0]?.title).toBe('Mine'));
});

test("another member's note cannot be edited by its URL", async () => {
  const world = emptyWorld();
  const { id } = addNote(world, { name: kenji.author, author: 'kenji@seed.example', authorID: kenji.authorID });
  renderForums(`/recommendations/${id}/edit`, world);
  expect(await screen.findByText('Only the author can edit this note.')).toBeVisible();
});

test.each(['999', 'abc'])('the form of the missing note %s shows an error', async (id) => {
  renderForums(`/recommendations/${id}/edit`, emptyWorld());
  expect(await screen.findByText('This note is not on the board any more.')).toBeVisible();
});
