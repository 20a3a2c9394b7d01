import { screen, within } from '@testing-library/react';
import { worldOf } from '../standalone/documents-world.ts';
import { renderDocuments } from '../testing/render-documents.ts';

test('the library has six categories, each with its title and its address', async () => {
  renderDocuments('/documents', worldOf([]));
  const heading = await screen.findByRole('heading', { level: 1, name: 'Documents' });
  expect(heading).toHaveFocus();
  expect(document.title).toBe('Documents · SEED Intranet');
  const tiles = within(screen.getByRole('list', { name: 'Categories' })).getAllByRole('link');
  expect(tiles.map((tile) => [tile.textContent, tile.getAttribute('href')])).toEqual([
    ['Academic', '/documents/Academic'],
    ['Collaborative', '/documents/Collaborative'],
    ['SEED-2022', '/documents/SEED-2022'],
    ['SEED-2023', '/documents/SEED-2023'],
    ['Progress Reports 2024', '/documents/SEED-2024'],
    ['SEED-2025', '/documents/SEED-2025'],
  ]);
});

test('a tile links to its category', async () => {
  const { member, props } = renderDocuments('/documents', worldOf([]));
  await member.click(await screen.findByRole('link', { name: 'Progress Reports 2024' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Progress Reports 2024' })).toHaveFocus();
  expect(props.navigation.getLocation().pathname).toBe('/documents/SEED-2024');
});
