import { listClubs } from '@seed/clubs-contracts/clubs';
import type { Club } from '@seed/clubs-contracts/clubs';
import { listDocuments } from '@seed/documents-contracts/documents';
import { MockProblemError, networkFailure } from '@seed/portal-sdk/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { addDocument, worldOf } from '../standalone/documents-world.ts';
import { renderDocuments } from '../testing/render-documents.ts';
import { shown } from '../testing/documents-on-screen.ts';

const names = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

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

test('a club has documents too, with a link back to the club', async () => {
  const world = worldOf([]);
  addDocument(world, { name: 'Recipes', classification: 'FashionFood' });
  renderDocuments('/documents/FashionFood', world);
  expect(await screen.findByRole('heading', { level: 1, name: 'Fashion and Food documents' })).toBeVisible();
  expect(await screen.findByRole('link', { name: /Recipes/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the club' })).toHaveAttribute('href', '/clubs/fashion-and-food');
});

test('a new club has documents at once, under its own name', async () => {
  const world = worldOf([]);
  world.clubs.push(chess);
  const { member } = renderDocuments('/documents/ChessAndGo', world);
  expect(await screen.findByRole('heading', { level: 1, name: 'Chess & Go documents' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Back to the club' })).toHaveAttribute('href', '/clubs/board-games');
  await member.click(await screen.findByRole('button', { name: 'Add the first document' }));
  await member.type(await screen.findByRole('textbox', { name: 'Name' }), 'Openings');
  await member.type(screen.getByRole('textbox', { name: 'Link' }), 'example.org/openings');
  await member.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByRole('link', { name: /Openings/ })).toBeVisible();
  expect(world.documents).toMatchObject([{ name: 'Openings', classification: 'ChessAndGo' }]);
});

test('when the clubs fail to load, the title is made from the key', async () => {
  const { mockOnce } = renderDocuments('/documents/ChessAndGo', worldOf([]));
  mockOnce(listClubs, () => {
    throw new MockProblemError('forbidden');
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Chess And Go documents' })).toBeVisible();
  expect(await screen.findByText('No documents here yet')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All clubs' })).toHaveAttribute('href', '/clubs');
});

test.each(['/documents/Nowhere', '/documents/no/such', '/documents/SEED-1999', '/documents/Academic/elsewhere/deep'])(
  'an address without a category (%s) shows the not-found page with a link back',
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
])('the key in %s matches in upper or lower case and redirects to %s', async (at, address, title) => {
  const world = worldOf([]);
  world.clubs.push(chess);
  const { props } = renderDocuments(at, world);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  const { pathname, search } = props.navigation.getLocation();
  expect(pathname + search).toBe(address);
  expect(props.navigation.getAction()).toBe('REPLACE');
});

test('a dialog at the URL of a key in another case opens at the right address', async () => {
  const { props } = renderDocuments('/documents/academic/new', worldOf([]));
  expect(await screen.findByRole('dialog', { name: 'Add a document' })).toBeVisible();
  expect(props.navigation.getLocation().pathname).toBe('/documents/Academic/new');
});

test('skeletons are shown while documents load', async () => {
  const world = worldOf([]);
  addDocument(world, { name: 'Here' });
  renderDocuments('/documents/Academic', world);
  expect(screen.getByText('Loading documents')).toBeInTheDocument();
  await screen.findByRole('link', { name: /Here/ });
  expect(screen.queryByText('Loading documents')).not.toBeInTheDocument();
});

test('an empty category shows that it is empty and offers to add a document', async () => {
  const { member } = renderDocuments('/documents/Academic', worldOf([]));
  expect(await screen.findByText('No documents here yet')).toBeVisible();
  await member.click(screen.getByRole('button', { name: 'Add the first document' }));
  expect(await screen.findByRole('dialog', { name: 'Add a document' })).toBeVisible();
});

test('more documents load page by page, and the focus moves to the first new one', async () => {
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

test('documents that fail to load are requested three times, then offer a retry', async () => {
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
