import { deleteDocument, restoreDocument } from '@seed/documents-contracts/documents';
import { MockProblemError, chooseMenuItem, networkFailure } from '@seed/portal-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { addDocument, worldOf } from '../../standalone/documents-world.ts';
import { admin, kenji, renderDocuments } from '../../testing/render-documents.ts';
import { shown } from '../../testing/documents-on-screen.ts';

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

test('a deletion is confirmed in place; Cancel keeps the document and returns the focus', async () => {
  const world = worldOf([]);
  addDocument(world, { name: 'Kept' });
  const { member } = renderDocuments('/documents/Academic', world);
  await chooseMenuItem(member, 'Options for Kept', 'Delete');
  expect(screen.getByText('Delete this document from the list?')).toBeVisible();
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  expect(cancel.closest('article')).toContainElement(screen.getByRole('link', { name: /^Kept/ }));
  await waitFor(() => expect(cancel).toHaveFocus());
  await member.click(cancel);
  expect(screen.queryByRole('button', { name: 'Yes, Delete' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Options for Kept' })).toHaveFocus());
  expect(world.documents).toHaveLength(1);
});

test('a confirmed deletion removes the document from the list, also after another member did', async () => {
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
  expect(notices).toMatchObject([{ tone: 'success', text: 'The document was deleted.' }]);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Academic' })).toHaveFocus());
});

/** Opens a list of three documents and deletes the one in the middle. */
async function deleteMiddle() {
  const world = worldOf([]);
  for (const name of ['Oldest', 'Middle', 'Newest']) addDocument(world, { name });
  const portal = renderDocuments('/documents/Academic', world);
  await chooseMenuItem(portal.member, 'Options for Middle', 'Delete');
  await portal.member.click(screen.getByRole('button', { name: 'Yes, Delete' }));
  await waitFor(() => expect(shown()).toEqual(['Newest', 'Oldest']));
  return { ...portal, world };
}

test('a deletion can be undone for ten seconds, and the document is back in its place', async () => {
  const { notices } = await deleteMiddle();
  expect(notices.at(-1)?.action).toMatchObject({ label: 'Undo', offeredMs: 10_000 });
  act(() => notices.at(-1)?.action?.onPress());
  await waitFor(() => expect(shown()).toEqual(['Newest', 'Middle', 'Oldest']));
  expect(notices.at(-1)).toEqual({ tone: 'success', text: 'The document is back in the list.' });
});

test('a deletion that is final already stays, and the member reads so', async () => {
  const { notices, mockOnce } = await deleteMiddle();
  mockOnce(restoreDocument, () => {
    throw new MockProblemError('not_found');
  });
  act(() => notices.at(-1)?.action?.onPress());
  await waitFor(() => expect(notices.at(-1)).toEqual({ tone: 'error', text: 'It is too late to undo this.' }));
  expect(shown()).toEqual(['Newest', 'Oldest']);
});

test('a failed deletion shows its error at the confirmation', async () => {
  const world = worldOf([]);
  addDocument(world, { name: 'Tough' });
  const { member, mockOnce } = renderDocuments('/documents/Academic', world);
  await chooseMenuItem(member, 'Options for Tough', 'Delete');
  mockOnce(deleteDocument, networkFailure);
  await member.click(screen.getByRole('button', { name: 'Yes, Delete' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('check your connection');
  expect(shown()).toEqual(['Tough']);
});
