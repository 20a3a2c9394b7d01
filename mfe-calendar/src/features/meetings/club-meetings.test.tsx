import { listMeetings } from '@seed/calendar-contracts/meeting-list';
import { MockProblemError, renderModule } from '@seed/portal-sdk/testing';
import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { calendarMocks } from '../../standalone/calendar-mocks.ts';
import { addMeeting, emptyWorld } from '../../standalone/calendar-world.ts';
import { realTimers } from '../../testing/frozen-day.ts';
import { ClubMeetings } from './club-meetings.tsx';
import { NextMeeting } from './next-meeting.tsx';

const Section = () => <ClubMeetings clubKey="Geography" name="Geography" />;
const render = (world = emptyWorld(), App: ComponentType = Section) =>
  renderModule(App, { at: '/clubs/geography', basename: '/', handlers: calendarMocks(world) });
const section = () => screen.findByRole('region', { name: 'Next meetings' });

test("a club's page shows its next three meetings, which open in a new tab, and a link to all", async () => {
  const world = emptyWorld();
  for (const day of ['04', '01', '03', '02']) {
    addMeeting(world, { title: `On ${day}`, date: `2190-05-${day}T19:00`, classification: 'Geography' });
  }
  addMeeting(world, { title: 'Of another club', date: '2190-05-01T19:00', classification: 'Research' });
  addMeeting(world, { title: 'Over', date: '2020-05-01T19:00', classification: 'Geography' });
  render(world);
  const list = await within(await section()).findByRole('list');
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['On 01', 'On 02', 'On 03']);
  expect(links[0]).toHaveAttribute('target', '_blank');
  const all = screen.getByRole('link', { name: 'All meetings of this club' });
  expect(all).toHaveAttribute('href', '/meetings/Geography');
});

test('the section of a club without meetings shows one line of text', async () => {
  render();
  expect(await within(await section()).findByText('No meeting is scheduled right now.')).toBeVisible();
});

test('the section offers a retry when the meetings fail to load', async () => {
  const { member, mockOnce } = render();
  mockOnce(listMeetings, () => {
    throw new MockProblemError('forbidden');
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The meetings did not load');
  await member.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No meeting is scheduled right now.')).toBeVisible();
});

test.each([
  ['its weekday and time when it begins within six days', 'Sat, May 1, 2190', /^(Fri|Sat|Sun) \d+:\d\d [AP]M$/],
  ['its date when it begins later', 'Mar 1, 2190', /^May [12]$/],
])('the tile shows the next meeting by %s', async (_, today, line) => {
  jest.useFakeTimers({ now: new Date(today), doNotFake: [...realTimers] });
  const world = emptyWorld();
  addMeeting(world, { date: '2190-05-01T19:00' });
  render(world, NextMeeting);
  expect(await screen.findByText((text) => line.test(text.replace('\u202f', ' ').replace(',', '')))).toBeVisible();
  jest.useRealTimers();
});
