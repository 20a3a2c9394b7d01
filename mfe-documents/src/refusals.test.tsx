import { createDocument, listDocuments, updateDocument } from '@seed/contracts/documents';
import { refusedForm, refusedPage } from '@seed/portal-sdk/testing';
import { act, screen } from '@testing-library/react';
import { addDocument, worldOf } from './standalone/documents-world.ts';
import { renderDocuments } from './testing/render-documents.ts';

const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

test('the list gives a reason and a way to try again, however it fails', async () => {
  jest.useFakeTimers();
  const portal = renderDocuments('/documents/Academic', worldOf([]));
  expect(await refusedPage(portal, { endpoint: listDocuments, advance })).toEqual([]);
});

test('a new document is still typed and a reason is shown, however it fails', async () => {
  const portal = renderDocuments('/documents/Academic/new', worldOf([]));
  await portal.member.type(await screen.findByRole('textbox', { name: 'Name' }), 'Guide');
  await portal.member.type(screen.getByRole('textbox', { name: 'Link' }), 'example.org');
  expect(await refusedForm(portal, { endpoint: createDocument, submit: 'Add' })).toEqual([]);
});

test('a changed document is still typed and a reason is shown, however it fails', async () => {
  const world = worldOf([]);
  const { id } = addDocument(world);
  const portal = renderDocuments(`/documents/Academic/${id}/edit`, world);
  await portal.member.type(await screen.findByRole('textbox', { name: 'Name' }), ', second edition');
  expect(await refusedForm(portal, { endpoint: updateDocument, submit: 'Save' })).toEqual([]);
});
