import { renderModule } from '@seed/portal-sdk/testing';
import { screen, within } from '@testing-library/react';
import { documentsMocks } from '../../standalone/documents-mocks.ts';
import { worldOf } from '../../standalone/documents-world.ts';
import { ClubDocuments } from './club-documents.tsx';

const Section = () => <ClubDocuments clubKey="Geography" name="Geography" />;

test("a club's page shows its newest documents and a link to all", async () => {
  const record = (id: number, classification = 'Geography') => ({
    id,
    name: `Map ${id}`,
    url: `https://maps.example.org/${id}`,
    classification,
    authorID: 'maria',
    creationDate: new Date(Date.UTC(2026, 0, id)).toISOString(),
  });
  const world = worldOf([record(5, 'Academic'), record(4), record(3), record(2), record(1)]);
  renderModule(Section, { at: '/clubs/geography', basename: '/', handlers: documentsMocks(world) });
  const list = await within(screen.getByRole('region', { name: 'Newest documents' })).findByRole('list');
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['Map 4', 'Map 3', 'Map 2']);
  const all = screen.getByRole('link', { name: 'All documents of this club' });
  expect(all).toHaveAttribute('href', '/documents/Geography');
});
