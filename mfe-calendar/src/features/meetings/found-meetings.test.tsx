import { renderModule } from '@seed/portal-sdk/testing';
import { screen } from '@testing-library/react';
import { calendarMocks } from '../../standalone/calendar-mocks.ts';
import { addMeeting, emptyWorld } from '../../standalone/calendar-world.ts';
import { FoundMeetings } from './found-meetings.tsx';

const Source = () => <FoundMeetings words="mentoring" report={() => undefined} />;
const render = (world: ReturnType<typeof emptyWorld>) =>
  renderModule(Source, { at: '/search?q=mentoring', basename: '/', handlers: calendarMocks(world) });

test('a search finds meetings, each with a link to the meetings of its club', async () => {
  const world = emptyWorld();
  addMeeting(world, { date: '2030-01-05T18:00', title: 'Mentoring circle', classification: 'Innovation' });
  addMeeting(world, { date: '2030-01-06T18:00', title: 'Film night' });
  render(world);
  expect(await screen.findByRole('link', { name: 'Mentoring circle' })).toHaveAttribute('href', '/meetings/Innovation');
  expect(screen.queryByRole('link', { name: 'Film night' })).not.toBeInTheDocument();
});
