import { listClubs } from '@seed/clubs-contracts/clubs';
import {
  createDocument,
  deleteDocument,
  getDocument,
  listDocuments,
  updateDocument,
} from '@seed/documents-contracts/documents';
import {
  chooseMenuItem,
  refusals,
  refusedAction,
  refusedForm,
  refusedPage,
  renderModule,
} from '@seed/portal-sdk/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { documentsPerPage } from './constants.ts';
import { ClubDocuments } from './features/documents/club-documents.tsx';
import { documentsMocks } from './standalone/documents-mocks.ts';
import { addDocument, worldOf } from './standalone/documents-world.ts';
import { renderDocuments } from './testing/render-documents.ts';

const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** The time is more than the first page of a list needs to load, and more than all retries of a read need. */
const [firstPageMs, retriesMs] = [1000, 12_000];

/**
 * Failures with another outcome: a missing entity is removed from the page, and a response without content is never
 * malformed.
 */
const isOther = ({ status }: { readonly status: number }) => status === 404 || status === 200;

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

test('the list shows the reason of every failure and a retry', async () => {
  jest.useFakeTimers();
  const portal = renderDocuments('/documents/Academic', worldOf([]));
  expect(await refusedPage(portal, { endpoint: listDocuments, advance })).toEqual([]);
});

test.each(refusals)(
  'when the clubs fail to load, the documents of a club have a title made from its key: $title',
  async ({ respond }) => {
    jest.useFakeTimers();
    const portal = renderDocuments('/documents/ChessAndGo', worldOf([]));
    portal.refuse(listClubs, respond);
    await advance(retriesMs);
    expect(screen.getByRole('heading', { level: 1, name: 'Chess And Go documents' })).toBeVisible();
    expect(portal.crashes).toEqual([]);
  },
);

test('the next page shows the reason of every failure and a retry', async () => {
  jest.useFakeTimers();
  const world = worldOf([]);
  for (let number = 0; number <= documentsPerPage; number += 1) addDocument(world);
  const portal = renderDocuments('/documents/Academic', world);
  await advance(firstPageMs);
  expect(await refusedPage(portal, { endpoint: listDocuments, button: 'Load more', advance })).toEqual([]);
  expect(screen.getAllByRole('article')).toHaveLength(documentsPerPage + 1);
}, 120_000);

test('the section of a club shows the reason of every failure and a retry', async () => {
  jest.useFakeTimers();
  const Section = () => <ClubDocuments clubKey="Geography" name="Geography" />;
  const portal = renderModule(Section, {
    at: '/clubs/geography',
    basename: '/',
    handlers: documentsMocks(worldOf([])),
  });
  expect(await refusedPage(portal, { endpoint: listDocuments, advance })).toEqual([]);
});

test('the form for a document shows the reason of every failed load and a retry', async () => {
  jest.useFakeTimers();
  const world = worldOf([]);
  const { id } = addDocument(world);
  const portal = renderDocuments(`/documents/Academic/${id}/edit`, world);
  // A document that does not exist has a message of its own.
  const except = ({ status }: { readonly status: number }) => status === 404;
  expect(await refusedPage(portal, { endpoint: getDocument, advance, except })).toEqual([]);
});

test('a document that cannot be deleted stays and shows the reason of every failure', async () => {
  const world = worldOf([]);
  const { name } = addDocument(world);
  const portal = renderDocuments('/documents/Academic', world);
  await chooseMenuItem(portal.member, `Options for ${name}`, 'Delete');
  const confirm = async () => fireEvent.click(await screen.findByRole('button', { name: 'Yes, Delete' }));
  expect(await refusedAction(portal, { endpoint: deleteDocument, act: confirm, except: isOther })).toEqual([]);
  expect(screen.getByText('Delete this document from the list?')).toBeVisible();
});

test('a new document keeps its input and shows the reason of every failure', async () => {
  const portal = renderDocuments('/documents/Academic/new', worldOf([]));
  await portal.member.type(await screen.findByRole('textbox', { name: 'Name' }), 'Guide');
  await portal.member.type(screen.getByRole('textbox', { name: 'Link' }), 'example.org');
  expect(await refusedForm(portal, { endpoint: createDocument, submit: 'Add' })).toEqual([]);
});

test('a changed document keeps its input and shows the reason of every failure', async () => {
  const world = worldOf([]);
  const { id } = addDocument(world);
  const portal = renderDocuments(`/documents/Academic/${id}/edit`, world);
  await portal.member.type(await screen.findByRole('textbox', { name: 'Name' }), ', second edition');
  expect(await refusedForm(portal, { endpoint: updateDocument, submit: 'Save' })).toEqual([]);
});
