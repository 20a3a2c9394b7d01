import { renderModule } from '@seed/portal-sdk/testing';
import { screen } from '@testing-library/react';
import { documentsMocks } from '../../standalone/documents-mocks.ts';
import { addDocument, worldOf } from '../../standalone/documents-world.ts';
import { FoundDocuments } from './found-documents.tsx';

const Source = () => <FoundDocuments words="budget" report={() => undefined} />;

test('a document that a search finds opens in a new tab', async () => {
  const world = worldOf([]);
  const { url } = addDocument(world, { name: 'Budget of the kitchen' });
  addDocument(world, { name: 'Letters' });
  renderModule(Source, { at: '/search?q=budget', basename: '/', handlers: documentsMocks(world) });
  const link = await screen.findByRole('link', { name: /^Budget of the kitchen/ });
  expect(link).toHaveAttribute('href', url);
  expect(link).toHaveAttribute('target', '_blank');
  expect(screen.queryByRole('link', { name: /Letters/ })).not.toBeInTheDocument();
});
