import { renderModule } from '@seed/portal-sdk/testing';
import { screen, within } from '@testing-library/react';
import { forumsMocks } from '../../standalone/forums-mocks.ts';
import { addPost, emptyWorld } from '../../standalone/forums-world.ts';
import { ClubConversations } from './club-conversations.tsx';

const Section = () => <ClubConversations clubKey="Geography" name="Geography" />;

test("a club's page shows the posts that mention it, and a link to all", async () => {
  const world = emptyWorld();
  addPost(world, { title: 'Geography quiz' });
  addPost(world, { title: 'Something else' });
  renderModule(Section, { at: '/clubs/geography', basename: '/', handlers: forumsMocks(world) });
  const list = await within(screen.getByRole('region', { name: 'Conversations' })).findByRole('list');
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Geography quiz']);
  expect(screen.getByRole('link', { name: /^All/ })).toHaveAttribute('href', '/forums?q=Geography');
});
