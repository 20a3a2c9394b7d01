import { renderModule } from '@seed/portal-sdk/testing';
import { screen, within } from '@testing-library/react';
import { forumsMocks } from '../../standalone/forums-mocks.ts';
import { addNote, emptyWorld } from '../../standalone/forums-world.ts';
import { MemberNotes } from './member-notes.tsx';

const Section = () => <MemberNotes memberId="kenji" name="Kenji Tanaka" />;
const render = (world = emptyWorld()) =>
  renderModule(Section, { at: '/community/profiles/kenji', basename: '/', handlers: forumsMocks(world) });

test('a profile has the newest recommendations of the member, and a link to all', async () => {
  const world = emptyWorld();
  addNote(world, { title: 'A film', description: 'For a rainy day', authorID: 'kenji' });
  addNote(world, { title: 'A book', authorID: 'kenji' });
  addNote(world, { title: 'By another member' });
  render(world);
  const list = await within(screen.getByRole('region', { name: 'Recommendations' })).findByRole('list');
  const items = within(list).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['A book', 'A filmFor a rainy day']);
  expect(screen.getByRole('link', { name: 'All recommendations' })).toHaveAttribute('href', '/recommendations');
});

test('the section of a member without recommendations shows one line of text', async () => {
  render();
  expect(await screen.findByText('No recommendations yet.')).toBeVisible();
});
