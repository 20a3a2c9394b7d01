import { mockUser, renderModule } from '@seed/portal-sdk/testing';
import { screen, within } from '@testing-library/react';
import { sampleItemsMocks } from '../standalone/sample-items-mocks.ts';
import { addSampleItem, emptyWorld } from '../standalone/sample-items-world.ts';
import { MemberSampleItems } from './member-sample-items.tsx';

const Section = () => <MemberSampleItems memberId={mockUser.id} name={mockUser.name} />;

test('a profile has the newest sample items of the member, and a link to all', async () => {
  const world = emptyWorld();
  addSampleItem(world, { title: 'Of another member', authorID: 'other' });
  addSampleItem(world, { title: 'Own' });
  renderModule(Section, { at: '/community', basename: '/', handlers: sampleItemsMocks(world) });
  const region = screen.getByRole('region', { name: 'Sample items' });
  const links = within(await within(region).findByRole('list')).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Own']);
  expect(screen.getByRole('link', { name: /^All/ })).toHaveAttribute('href', '/sample-items');
});
