import { screen, waitFor } from '@testing-library/react';
import { addDocument, worldOf } from '../../standalone/documents-world.ts';
import { renderDocuments } from '../../testing/render-documents.ts';
import { shown } from '../../testing/documents-on-screen.ts';

test('a search filters by name during typing, with or without accents, and is in the URL', async () => {
  const world = worldOf([]);
  addDocument(world, { name: 'Guía de Medellín' });
  addDocument(world, { name: 'Coffee' });
  const { member, props } = renderDocuments('/documents/Academic', world);
  await screen.findByRole('link', { name: /Coffee/ });
  await member.type(screen.getByRole('searchbox', { name: 'Search documents by name' }), 'medell');
  await waitFor(() => expect(shown()).toEqual(['Guía de Medellín']));
  expect(props.navigation.getLocation()).toMatchObject({ pathname: '/documents/Academic', search: '?q=medell' });
  await member.clear(screen.getByRole('searchbox'));
  await waitFor(() => expect(shown()).toEqual(['Coffee', 'Guía de Medellín']));
});

test('a search finds documents on pages that are not loaded, and hides others meanwhile', async () => {
  const world = worldOf([]);
  addDocument(world, { name: 'Needle' });
  for (let number = 1; number <= 30; number += 1) addDocument(world, { name: `Hay ${number}` });
  const { member } = renderDocuments('/documents/Academic', world);
  await screen.findByRole('link', { name: /^Hay 30 / });
  await member.type(screen.getByRole('searchbox'), 'needle');
  await waitFor(() => expect(shown()).not.toContain('Hay 30'));
  await waitFor(() => expect(shown()).toEqual(['Needle']));
});

test('a search without a match shows its query', async () => {
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
