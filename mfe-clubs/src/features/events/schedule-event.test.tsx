import { createEvent } from '@seed/calendar-contracts/events';
import { MockProblemError, networkFailure } from '@seed/portal-sdk/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { addClub, admin, emptyWorld } from '../../standalone/clubs-world.ts';
import { renderClubs } from '../../testing/render-clubs.ts';

beforeEach(() => localStorage.clear());

const description = () => screen.findByRole('textbox', { name: 'Description' });
const date = () => screen.getByLabelText('Date');
const chooseDate = (day: string) => fireEvent.change(date(), { target: { value: day } });
const press = (name: string) => screen.getByRole('button', { name });

function worldWithGeography() {
  const world = emptyWorld();
  addClub(world, { key: 'Geography', name: 'Geography', route: '/clubs/geography' });
  return world;
}

test('an event is stored in the calendar for the club, and a message links to it', async () => {
  const world = worldWithGeography();
  const { member, props } = renderClubs('/clubs/geography', world, admin);
  await member.click(await screen.findByRole('button', { name: 'Schedule an event' }));
  expect(await description()).toHaveFocus();
  expect(props.navigation.getLocation().pathname).toBe('/clubs/geography/schedule');
  await member.type(await description(), ' Map night ');
  chooseDate('2027-03-14');
  await member.click(press('Schedule'));

  const notice = await screen.findByText(/The event has been scheduled/);
  const alert = notice.closest('[role="alert"]');
  expect(alert).toHaveTextContent(/^The event has been scheduled, please check it in the Calendar$/);
  expect(screen.getByRole('link', { name: 'Calendar' })).toHaveAttribute('href', '/calendar');
  expect(world.events).toMatchObject([{ date: '2027-03-14', descriptions: 'Geography Club: Map night' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(localStorage).toHaveLength(0);

  await member.click(press('Schedule an event'));
  expect(await description()).toHaveValue('');
  expect(alert).not.toBeInTheDocument();
});

test('an event with an hour is stored by the clocks of the member', async () => {
  const { member, requests } = renderClubs('/clubs/geography/schedule', worldWithGeography(), admin);
  await member.type(await description(), 'Map night');
  chooseDate('2027-03-14');
  fireEvent.change(screen.getByLabelText('Hour'), { target: { value: '19:30' } });
  await member.click(press('Schedule'));
  await screen.findByText(/The event has been scheduled/);
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const body: unknown = await requests.find(({ method }) => method === 'POST')?.json();
  expect(body).toEqual({ date: '2027-03-14', descriptions: 'Geography Club: Map night', time: '19:30', zone });
});

test.each([
  { missing: 'both fields', text: '', day: '' },
  { missing: 'the description', text: '   ', day: '2027-03-14' },
  { missing: 'the date', text: 'Map night', day: '' },
])('without $missing nothing is sent', async ({ text, day }) => {
  const { member, calls } = renderClubs('/clubs/geography/schedule', worldWithGeography(), admin);
  if (text !== '') await member.type(await description(), text);
  await description();
  chooseDate(day);
  await member.click(press('Schedule'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please fill in all fields.');
  expect(text.trim() === '' ? await description() : date()).toHaveFocus();
  expect(calls().some((call) => call.startsWith('POST'))).toBe(false);
});

test('the error disappears when both fields are filled in', async () => {
  const { member } = renderClubs('/clubs/geography/schedule', worldWithGeography(), admin);
  await description();
  await member.click(press('Schedule'));
  await screen.findByRole('alert');
  await member.type(await description(), 'Map night');
  chooseDate('2027-03-14');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the length of the description includes the key of the club', async () => {
  const { member } = renderClubs('/clubs/geography/schedule', worldWithGeography(), admin);
  fireEvent.change(await description(), { target: { value: '🌍'.repeat(985) } });
  chooseDate('2027-03-14');
  expect(screen.getByText('1 too many')).toBeVisible();
  await member.click(press('Schedule'));
  expect(await screen.findByText('The description can have at most 1000 characters.')).toBeVisible();
});

test('an event that could not be sent keeps its input, and a second try adds it once', async () => {
  const world = worldWithGeography();
  const { member, mockOnce, requests } = renderClubs('/clubs/geography/schedule', world, admin);
  mockOnce(createEvent, networkFailure);
  await member.type(await description(), 'Map night');
  chooseDate('2027-03-14');
  await member.click(press('Schedule'));
  expect(await screen.findByRole('alert')).toHaveTextContent('check your connection');
  expect(await description()).toHaveValue('Map night');
  await member.click(press('Schedule'));
  await screen.findByText(/The event has been scheduled/);
  const keys = requests.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('idempotency-key'));
  expect(keys[0]).toBeTruthy();
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('a value that the calendar refuses shows its error at its field', async () => {
  const { member, mockOnce } = renderClubs('/clubs/geography/schedule', worldWithGeography(), admin);
  mockOnce(createEvent, () => {
    throw new MockProblemError('validation', { errors: [{ pointer: '/descriptions', message: 'No shouting.' }] });
  });
  await member.type(await description(), 'MAPS');
  chooseDate('2027-03-14');
  await member.click(press('Schedule'));
  expect(await screen.findByText('No shouting.')).toBeVisible();
  expect(await description()).toHaveFocus();
});

test('a draft survives a reload', async () => {
  const before = renderClubs('/clubs/geography/schedule', worldWithGeography(), admin);
  await before.member.type(await description(), 'Half an');
  before.reload();
  expect(await description()).toHaveValue('Half an');
  expect(screen.getByText('This is your draft from last time.')).toBeVisible();
});

test('a member who opens the form by its URL sees that it is for Admins', async () => {
  renderClubs('/clubs/geography/schedule', worldWithGeography());
  expect(await screen.findByText('Only Admins can schedule an event.')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
