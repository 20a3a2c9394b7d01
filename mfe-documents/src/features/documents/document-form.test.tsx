import { createDocument, updateDocument } from '@seed/documents-contracts/documents';
import { MockProblemError, chooseMenuItem, networkFailure } from '@seed/portal-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { addDocument, worldOf } from '../../standalone/documents-world.ts';
import { kenji, renderDocuments } from '../../testing/render-documents.ts';

beforeEach(() => localStorage.clear());

const nameField = () => screen.findByRole('textbox', { name: 'Name' });
const urlField = () => screen.getByRole('textbox', { name: 'Link' });
const add = () => screen.getByRole('button', { name: 'Add' });
const keysOf = (requests: readonly Request[]) =>
  requests.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('idempotency-key'));

test('the + button opens a form whose document appears first in the category', async () => {
  const world = worldOf([]);
  addDocument(world, { name: 'Before', classification: 'Research' });
  const { member, props, notices } = renderDocuments('/documents/Research', world);
  await member.click(await screen.findByRole('button', { name: 'Add a document' }));
  expect(await nameField()).toHaveFocus();
  expect(props.navigation.getLocation().pathname).toBe('/documents/Research/new');
  await member.type(await nameField(), 'Ethics');
  await member.type(urlField(), 'example.org/ethics');
  await member.click(add());

  expect(await screen.findByRole('link', { name: /Ethics/ })).toHaveAttribute('href', 'https://example.org/ethics');
  await waitFor(() => expect(props.navigation.getLocation().pathname).toBe('/documents/Research'));
  expect(screen.getAllByRole('article')[0]).toHaveTextContent('Ethics');
  expect(world.documents[0]?.classification).toBe('Research');
  expect(notices).toEqual([{ tone: 'success', text: 'Your document is there for everybody to open.' }]);
  expect(localStorage).toHaveLength(0);
});

test.each([
  ['nothing', '', '', 'Name'],
  ['only blanks as a name', '   ', 'https://example.org', 'Name'],
  ['no link', 'Handbook', '', 'Link'],
])('%s is shown next to the form, and the first empty field gets the focus', async (...[, name, url, field]) => {
  const { member, calls } = renderDocuments('/documents/Academic/new', worldOf([]));
  if (name) await member.type(await nameField(), name);
  if (url) await member.type(urlField(), url);
  await nameField();
  await member.click(add());
  expect(await screen.findByRole('alert')).toHaveTextContent('Please fill in all fields.');
  expect(screen.getByRole('textbox', { name: field })).toHaveFocus();
  await member.type(screen.getByRole('textbox', { name: field }), 'Now');
  expect(calls().some((call) => call.startsWith('POST'))).toBe(false);
});

test('an invalid link shows an error at its field', async () => {
  const { member } = renderDocuments('/documents/Academic/new', worldOf([]));
  await member.type(await nameField(), 'Handbook');
  await member.type(urlField(), 'javascript:alert(1)');
  await member.click(add());
  expect(await screen.findByText('The link must be an http(s) address.')).toBeVisible();
  expect(urlField()).toHaveFocus();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a document that could not be sent keeps its input, and a second try adds it once', async () => {
  const world = worldOf([]);
  const { member, mockOnce, requests } = renderDocuments('/documents/Academic/new', world);
  mockOnce(createDocument, networkFailure);
  await member.type(await nameField(), 'Once');
  await member.type(urlField(), 'https://example.org');
  await member.click(add());
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to add document. Please try again.');
  expect(await nameField()).toHaveValue('Once');
  expect(urlField()).toHaveValue('https://example.org');
  await member.click(add());
  expect(await screen.findByRole('link', { name: /Once/ })).toBeVisible();
  const [first, second] = keysOf(requests);
  expect(first).toBeTruthy();
  expect(second).toBe(first);
});

test('a refused value shows its error at its field', async () => {
  const { member, mockOnce } = renderDocuments('/documents/Academic/new', worldOf([]));
  mockOnce(createDocument, () => {
    throw new MockProblemError('validation', {
      errors: [{ pointer: '/url', message: 'This link is forbidden.' }],
    });
  });
  await member.type(await nameField(), 'Once');
  await member.type(urlField(), 'https://example.org');
  await member.click(add());
  expect(await screen.findByText('This link is forbidden.')).toBeVisible();
  expect(urlField()).toHaveFocus();
});

test('a draft survives a reload, separately for each category, and can be discarded', async () => {
  const world = worldOf([]);
  const before = renderDocuments('/documents/Academic/new', world);
  await before.member.type(await nameField(), 'Half a name');
  const after = before.reload();
  expect(await nameField()).toHaveValue('Half a name');
  expect(screen.getByText('This is your draft from last time.')).toBeVisible();
  await after.member.click(screen.getByRole('button', { name: 'Start over' }));
  expect(await nameField()).toHaveValue('');
  expect(localStorage).toHaveLength(0);
});

test('a form that is closed and opened again keeps its draft; the search behind it stays', async () => {
  const world = worldOf([]);
  addDocument(world, { name: 'Maps' });
  addDocument(world, { name: 'Other' });
  const { member, props } = renderDocuments('/documents/Academic?q=maps', world);
  await member.click(await screen.findByRole('button', { name: 'Add a document' }));
  await member.type(await nameField(), 'Later');
  expect(props.navigation.getLocation().search).toBe('?q=maps');
  await member.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(props.navigation.getLocation()).toMatchObject({ pathname: '/documents/Academic', search: '?q=maps' });
  await member.click(await screen.findByRole('button', { name: 'Add a document' }));
  expect(await nameField()).toHaveValue('Later');
});

test('the creator edits a document, based on the version that was shown', async () => {
  const world = worldOf([]);
  addDocument(world, { name: 'Tpyo' });
  const { member, requests, props, notices } = renderDocuments('/documents/Academic', world);
  await chooseMenuItem(member, 'Options for Tpyo', 'Edit');
  const name = await nameField();
  expect(name).toHaveValue('Tpyo');
  await member.clear(name);
  await member.type(name, 'Typo');
  await member.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('link', { name: /Typo/ })).toBeVisible();
  expect(requests.find(({ method }) => method === 'PUT')?.headers.get('if-match')).toBe('"1-0"');
  await waitFor(() => expect(props.navigation.getLocation().pathname).toBe('/documents/Academic'));
  expect(notices).toEqual([{ tone: 'success', text: 'Your changes are saved.' }]);
});

test('a conflicting edit keeps the text, shows the reason and is saved when the member saves again', async () => {
  const world = worldOf([]);
  const { id } = addDocument(world, { name: 'First' });
  const { member, mockOnce } = renderDocuments(`/documents/Academic/${id}/edit`, world);
  const name = await nameField();
  mockOnce(updateDocument, () => {
    world.documents = world.documents.map((one) => ({ ...one, name: 'From the phone', version: 2 }));
    throw new MockProblemError('precondition_failed');
  });
  await member.clear(name);
  await member.type(name, 'Mine');
  await member.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This document was changed elsewhere meanwhile.');
  expect(name).toHaveValue('Mine');
  await member.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(world.documents[0]?.name).toBe('Mine'));
});

test("another member's document cannot be edited by its URL", async () => {
  const world = worldOf([]);
  const { id } = addDocument(world, kenji);
  renderDocuments(`/documents/Academic/${id}/edit`, world);
  expect(await screen.findByText('Only who added the document or an Admin can edit it.')).toBeVisible();
});

test.each(['999', 'x'])('a missing document (%s) shows an error in the form', async (id) => {
  renderDocuments(`/documents/Academic/${id}/edit`, worldOf([]));
  expect(await screen.findByRole('alert')).toHaveTextContent('This document is not here any more.');
});
