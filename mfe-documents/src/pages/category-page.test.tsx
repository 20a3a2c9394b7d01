import { listClubs } from '@seed/contracts/clubs';
import type { Club } from '@seed/contracts/clubs';
import { deleteDocument, listDocuments } from '@seed/contracts/documents';
import { MockProblemError, chooseMenuItem, networkFailure } from '@seed/portal-sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addDocument, worldOf } from '../standalone/documents-world.ts';
import { admin, kenji, renderDocuments } from '../testing/render-documents.ts';

const names = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
const shown = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').firstChild?.firstChild?.textContent);

test('a category shows its documents newest first; a card opens its document in a new tab', async () => {
  const world = worldOf([]);
  addDocument(world, { name: 'Older' });
  addDocument(world, { name: 'Elsewhere', classification: 'SEED-2022' });
  addDocument(world, { name: 'Newer', url: 'https://www.example.org/newer' });
  renderDocuments('/documents/Academic', world);

  const link = await screen.findByRole('link', { name: 'Newer (opens in a new tab)' });
  expect(link).toHaveAttribute('href', 'https://www.example.org/newer');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(shown()).toEqual(['Newer', 'Older']);
  expect(within(screen.getAllByRole('article')[0] as HTMLElement).getByText('example.org')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Academic' })).toHaveFocus();
  expect(document.title).toBe('Academic · SEED Intranet');
  expect(screen.getByRole('link', { name: 'All documents' })).toHaveAttribute('href', '/documents');
});

test('a club has documents too, and its page leads back to the club', async () => {
  const world = worldOf([]);
  addDocument(world, { name: 'Recipes', classification: 'FashionFood' });
  renderDocuments('/documents/FashionFood', world);
  expect(await screen.findByRole('heading', { level: 1, name: 'Fashion and Food documents' })).toBeVisible();
  expect(await screen.findByRole('link', { name: /Recipes/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the club' })).toHaveAttribute('href', '/clubs/fashion-and-food');
});

const chess: Club = {
  id: 9,
  key: 'ChessAndGo',
  name: 'Chess & Go',
  route: '/clubs/board-games',
  iconUrl: '',
  bannerImage: '',
  mainDescription: '',
  syllabusUrl: '',
  permissions: { update: false, delete: false },
};

test('a club that was founded later has documents at once, and the page is called as the club is', async () => {
  const world = worldOf([]);
  world.clubs.push(chess);
  const { member } = renderDocuments('/documents/ChessAndGo', world);
  expect(await screen.findByRole('heading', { level: 1, name: 'Chess & Go documents' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Back to the club' })).toHaveAttribute('href', '/clubs/board-games');
  await member.click(await screen.findByRole('button', { name: 'Add the first document' }));
  await member.type(screen.getByRole('textbox', { name: 'Name' }), 'Openings');
  await member.type(screen.getByRole('textbox', { name: 'Link' }), 'example.org/openings');
  await member.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByRole('link', { name: /Openings/ })).toBeVisible();
  expect(world.documents).toMatchObject([{ name: 'Openings', classification: 'ChessAndGo' }]);
});

test('when the clubs do not load, the words of the key name the page', async () => {
  const { mockOnce } = renderDocuments('/documents/ChessAndGo', worldOf([]));
  mockOnce(listClubs, () => {
    throw new MockProblemError('forbidden');
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Chess And Go documents' })).toBeVisible();
  expect(await screen.findByText('No documents here yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All clubs' })).toHaveAttribute('href', '/clubs');
});

test.each(['/documents/Nowhere', '/documents/no/such', '/documents/SEED-1999', '/documents/Academic/elsewhere/deep'])(
  'an address that names no category (%s) says so and leads back',
  async (path) => {
    renderDocuments(path, worldOf([]));
    expect(await screen.findByRole('heading', { level: 1, name: 'Category not found' })).toHaveFocus();
    expect(document.title).toBe('Category not found · SEED Intranet');
    expect(screen.getByRole('link', { name: 'All documents' })).toHaveAttribute('href', '/documents');
  },
);

test.each([
  ['/documents/academic', '/documents/Academic', 'Academic'],
  ['/documents/seed-2024?q=budget', '/documents/SEED-2024?q=budget', 'Progress Reports 2024'],
  ['/documents/FASHIONFOOD', '/documents/FashionFood', 'Fashion and Food documents'],
  ['/documents/chessandgo', '/documents/ChessAndGo', 'Chess & Go documents'],
])('the key in %s matches in any case and leads to %s', async (at, address, title) => {
  const world = worldOf([]);
  world.clubs.push(chess);
  const { props } = renderDocuments(at, world);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  const { pathname, search } = props.navigation.getLocation();
  expect(pathname + search).toBe(address);
  expect(props.navigation.getAction()).toBe('REPLACE');
});

test('a dialog below a key in another case opens at the right address', async () => {
  const { props } = renderDocuments('/documents/academic/new', worldOf([]));
  expect(await screen.findByRole('dialog', { name: 'Add a document' })).toBeVisible();
  expect(props.navigation.getLocation().pathname).toBe('/documents/Academic/new');
});

test('while documents load their shape is shown', async () => {
  const world = worldOf([]);
  addDocument(world, { name: 'Here' });
  renderDocuments('/documents/Academic', world);
  expect(screen.getByText('Loading documents')).toBeInTheDocument();
  await screen.findByRole('link', { name: /Here/ });
  expect(screen.queryByText('Loading documents')).not.toBeInTheDocument();
});

test('an empty category says so and offers to begin', async () => {
  const { member } = renderDocuments('/documents/Academic', worldOf([]));
  expect(await screen.findByText('No documents here yet')).toBeVisible();
  await member.click(screen.getByRole('button', { name: 'Add the first document' }));
  expect(await screen.findByRole('dialog', { name: 'Add a document' })).toBeVisible();
});

test('further documents come page by page, and reading goes on at the first new one', async () => {
  const world = worldOf([]);
  for (let number = 1; number <= 27; number += 1) addDocument(world, { name: `Number ${number}` });
  const { member, calls, announcements } = renderDocuments('/documents/Academic', world);
  await member.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('link', { name: /^Number 1 / })).toBeVisible();
  expect(names()).toHaveLength(27);
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /^Number 3 / })).toHaveFocus();
  expect(announcements).toEqual(['3 more documents']);
  expect(calls()).toEqual([
    'GET /api/v1/documents?category=Academic&limit=24',
    'GET /api/v1/documents?category=Academic&limit=24&cursor=.4',
  ]);
});

test('documents that do not load are tried three times, then offer to try again', async () => {
  jest.useFakeTimers();
  try {
    const world = worldOf([]);
    addDocument(world, { name: 'Back again' });
    const { mockOnce, calls } = renderDocuments('/documents/Academic', world);
    for (let attempt = 0; attempt < 3; attempt += 1) mockOnce(listDocuments, networkFailure);
    await act(() => jest.advanceTimersByTimeAsync(2500));
    expect(calls()).toHaveLength(3);
    expect(screen.getByRole('alert')).toHaveTextContent('The documents did not load');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByRole('link', { name: /Back again/ })).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});

test('a search filters by name as one types, whatever the accents, and is in the URL', async () => {
  const world = worldOf([]);
  addDocument(world, { name: 'Guía de Medellín' });
  addDocument(world, { name: 'Coffee' });
  const { member, props } = renderDocuments('/documents/Academic', world);
  await screen.findByRole('link', { name: /Coffee/ });
  await member.type(screen.getByRole('searchbox', { name: 'Search documents by name' }), 'dellin');
  await waitFor(() => expect(shown()).toEqual(['Guía de Medellín']));
  expect(props.navigation.getLocation()).toMatchObject({ pathname: '/documents/Academic', search: '?q=dellin' });
  await member.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(shown()).toEqual(['Coffee', 'Guía de Medellín']));
});

test('a search finds what is on no page that was read yet, and shows nothing that does not match meanwhile', async () => {
  const world = worldOf([]);
  addDocument(world, { name: 'Needle' });
  for (let number = 1; number <= 30; number += 1) addDocument(world, { name: `Hay ${number}` });
  const { member } = renderDocuments('/documents/Academic', world);
  await screen.findByRole('link', { name: /^Hay 30 / });
  await member.type(screen.getByRole('searchbox'), 'needle');
  await waitFor(() => expect(shown()).not.toContain('Hay 30'));
  await waitFor(() => expect(shown()).toEqual(['Needle']));
});

test('a search without a match says what was searched for', async () => {
  const world = worldOf([]);
  addDocument(world);
  renderDocuments('/documents/Academic?q=unicorn', world);
  expect(await screen.findByText('Nothing found for “unicorn”')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('unicorn');
});

test('a search of any length is possible', async () => {
  const { calls } = renderDocuments(`/documents/Academic?q=${'x'.repeat(500)}`, worldOf([]));
  expect(await screen.findByText(/Nothing found/)).toBeVisible();
  expect(calls()).toEqual([`GET /api/v1/documents?category=Academic&limit=24&q=${'x'.repeat(200)}`]);
});

test('only the creator and Admins have a menu for a document', async () => {
  const world = worldOf([]);
  addDocument(world, { ...kenji, name: 'Of Kenji' });
  addDocument(world, { name: 'Mine' });
  const before = renderDocuments('/documents/Academic', world);
  expect(await screen.findByRole('button', { name: 'Options for Mine' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Options for Of Kenji' })).not.toBeInTheDocument();
  before.reload();
  renderDocuments('/documents/Academic', world, admin);
  expect(await screen.findByRole('button', { name: 'Options for Of Kenji' })).toBeVisible();
});

test('deleting is confirmed in place; Cancel keeps the document and returns the focus', async () => {
  const world = worldOf([]);
  addDocument(world, { name: 'Kept' });
  const { member } = renderDocuments('/documents/Academic', world);
  await chooseMenuItem(member, 'Options for Kept', 'Delete');
  expect(screen.getByText('Delete this document from the list?')).toBeVisible();
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  await waitFor(() => expect(cancel).toHaveFocus());
  await member.click(cancel);
  expect(screen.queryByRole('button', { name: 'Yes, Delete' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Options for Kept' })).toHaveFocus());
  expect(world.documents).toHaveLength(1);
});

test('a confirmed delete takes the document out of the list, also if another member was faster', async () => {
  const world = worldOf([]);
  addDocument(world, { name: 'Stays' });
  addDocument(world, { name: 'Goes' });
  const { member, notices, mockOnce } = renderDocuments('/documents/Academic', world);
  await chooseMenuItem(member, 'Options for Goes', 'Delete');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  mockOnce(deleteDocument, () => {
    world.documents = world.documents.filter(({ name }) => name !== 'Goes');
    throw new MockProblemError('not_found');
  });
  await member.click(screen.getByRole('button', { name: 'Yes, Delete' }));
  await waitFor(() => expect(shown()).toEqual(['Stays']));
  expect(notices).toEqual([{ tone: 'success', text: 'The document was deleted.' }]);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Academic' })).toHaveFocus());
});

test('a delete that fails says so at its question', async () => {
  const world = worldOf([]);
  addDocument(world, { name: 'Tough' });
  const { member, mockOnce } = renderDocuments('/documents/Academic', world);
  await chooseMenuItem(member, 'Options for Tough', 'Delete');
  mockOnce(deleteDocument, networkFailure);
  await member.click(screen.getByRole('button', { name: 'Yes, Delete' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('check your connection');
  expect(shown()).toEqual(['Tough']);
});
