import { listDocuments } from '@seed/documents-contracts/documents';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { addDocument, worldOf } from '../standalone/documents-world.ts';
import { shown } from '../testing/documents-on-screen.ts';
import { renderDocuments } from '../testing/render-documents.ts';

beforeEach(() => localStorage.clear());

const field = (name: string) => screen.findByRole('textbox', { name });

/** Leaves the category and comes back while its list cannot be read, so that only what is cached is shown. */
async function comeBack({ props, refuse }: ReturnType<typeof renderDocuments>) {
  refuse(listDocuments, () => new Response(null, { status: 503 }));
  act(() => props.navigation.push('/documents'));
  await screen.findByRole('list', { name: 'Categories' });
  act(() => props.navigation.go(-1));
  await screen.findByRole('heading', { level: 1, name: 'Academic' });
}

test('a member who comes back after an edit sees the new name, also before the list is read again', async () => {
  const world = worldOf([]);
  const { id } = addDocument(world, { name: 'Draft' });
  const portal = renderDocuments(`/documents/Academic/${id}/edit`, world);
  fireEvent.change(await field('Name'), { target: { value: 'Final' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await comeBack(portal);
  expect(shown()).toEqual(['Final']);
});

test('a member who comes back after adding a document sees it', async () => {
  const world = worldOf([]);
  addDocument(world, { name: 'Old' });
  const portal = renderDocuments('/documents/Academic', world);
  await waitFor(() => expect(shown()).toEqual(['Old']));
  act(() => portal.props.navigation.push('/documents/Academic/new'));
  fireEvent.change(await field('Name'), { target: { value: 'New' } });
  fireEvent.change(await field('Link'), { target: { value: 'example.org/new' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await comeBack(portal);
  expect(shown()).toEqual(['New', 'Old']);
});
