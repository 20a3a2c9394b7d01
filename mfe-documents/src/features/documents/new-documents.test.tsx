import { listDocuments } from '@seed/documents-contracts/documents';
import { networkFailure } from '@seed/portal-sdk/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { addDocument, worldOf } from '../../standalone/documents-world.ts';
import { shown } from '../../testing/documents-on-screen.ts';
import { kenji, renderDocuments } from '../../testing/render-documents.ts';

const minuteMs = 60_000;
const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const button = () => screen.queryByRole('button', { name: /^\d+ new documents?$/ });

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

async function openCategory() {
  const world = worldOf([]);
  addDocument(world, { name: 'Oldest' });
  addDocument(world, { name: 'Old' });
  const portal = renderDocuments('/documents/Academic', world);
  await advance(1000);
  return { ...portal, world, lists: () => portal.calls().filter((call) => call.startsWith('GET /api/v1/documents?')) };
}

test('documents that others add while the list is open are announced, and are shown at a press', async () => {
  const { world, announcements } = await openCategory();
  addDocument(world, { ...kenji, name: 'Newer' });
  addDocument(world, { ...kenji, name: 'Newest' });
  addDocument(world, { ...kenji, name: 'Elsewhere', classification: 'SEED-2022' });
  expect(button()).toBeNull();
  await advance(minuteMs);
  expect(shown()).toEqual(['Old', 'Oldest']);
  expect(button()).toHaveTextContent('2 new documents');
  expect(announcements).toEqual(['2 new documents']);
  fireEvent.click(button() as HTMLElement);
  await advance(100);
  expect(shown()).toEqual(['Newest', 'Newer', 'Old', 'Oldest']);
  expect(screen.getByRole('link', { name: /^Newest/ })).toHaveFocus();
  expect(button()).toBeNull();
  await advance(minuteMs);
  expect(button()).toBeNull();
});

test('the first document of an empty category is shown at a press, too', async () => {
  const world = worldOf([]);
  renderDocuments('/documents/Academic', world);
  await advance(1000);
  expect(screen.getByText('No documents here yet')).toBeVisible();
  addDocument(world, { ...kenji, name: 'First' });
  await advance(minuteMs);
  fireEvent.click(button() as HTMLElement);
  await advance(100);
  expect(shown()).toEqual(['First']);
});

test('more new documents than a page has are all shown, because the list is read again', async () => {
  const { world } = await openCategory();
  for (let count = 1; count <= 30; count += 1) addDocument(world, { ...kenji, name: `New ${count}` });
  await advance(minuteMs);
  expect(button()).toHaveTextContent('24 new documents');
  fireEvent.click(button() as HTMLElement);
  await advance(1000);
  expect(shown().slice(0, 2)).toEqual(['New 30', 'New 29']);
  expect(screen.getByRole('button', { name: 'Load more' })).toBeVisible();
});

test('a list looks for new documents once a minute, and not in a hidden tab', async () => {
  const { lists } = await openCategory();
  expect(lists()).toHaveLength(1);
  await advance(2 * minuteMs);
  expect(lists()).toHaveLength(3);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await advance(5 * minuteMs);
  expect(lists()).toHaveLength(3);
});

test('a member who comes back to the tab finds the list as it was, and a button for what is new', async () => {
  const { world } = await openCategory();
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await advance(2 * minuteMs);
  addDocument(world, { ...kenji, name: 'New' });
  visibility.mockReturnValue('visible');
  window.dispatchEvent(new Event('visibilitychange'));
  await advance(1000);
  expect(shown()).toEqual(['Old', 'Oldest']);
  expect(button()).toHaveTextContent('1 new document');
});

test('a look that fails shows nothing, and the next one finds what is new', async () => {
  const { world, mockOnce } = await openCategory();
  addDocument(world, { ...kenji, name: 'New' });
  mockOnce(listDocuments, networkFailure);
  await advance(minuteMs);
  expect(button()).toBeNull();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await advance(minuteMs);
  expect(button()).toHaveTextContent('1 new document');
});

test('a document that the member has deleted does not count as new', async () => {
  const { world } = await openCategory();
  await advance(minuteMs);
  fireEvent.click(screen.getByRole('button', { name: 'Options for Old' }));
  await advance(1000);
  fireEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
  await advance(1000);
  fireEvent.click(screen.getByRole('button', { name: 'Yes, Delete' }));
  await advance(1000);
  expect(world.documents.map(({ name }) => name)).toEqual(['Oldest']);
  expect(shown()).toEqual(['Oldest']);
  expect(button()).toBeNull();
});
