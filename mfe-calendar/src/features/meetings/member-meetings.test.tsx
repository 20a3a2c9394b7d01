import { renderModule } from '@seed/portal-sdk/testing';
import { screen, within } from '@testing-library/react';
import { calendarMocks } from '../../standalone/calendar-mocks.ts';
import { addMeeting, emptyWorld } from '../../standalone/calendar-world.ts';
import { MemberMeetings } from './member-meetings.tsx';

const Section = () => <MemberMeetings memberId="kenji" name="Kenji Tanaka" />;
const render = (world = emptyWorld()) =>
  renderModule(Section, { at: '/community/profiles/kenji', basename: '/', handlers: calendarMocks(world) });

test('a profile has the meetings that the member scheduled, the latest start first', async () => {
  const world = emptyWorld();
  addMeeting(world, { title: 'Over', date: '2020-05-01T19:00', authorId: 'kenji' });
  addMeeting(world, { title: 'To come', date: '2190-05-01T19:00', authorId: 'kenji', classification: 'Research' });
  addMeeting(world, { title: 'By another member', date: '2190-05-02T19:00', authorId: 'maria' });
  render(world);
  const list = await within(screen.getByRole('region', { name: 'Meetings' })).findByRole('list');
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['To come', '/meetings/Research'],
    ['Over', '/meetings'],
  ]);
});

test('the section of a member without meetings shows one line of text', async () => {
  render();
  expect(await screen.findByText('No meetings scheduled yet.')).toBeVisible();
});
