import { getClubOrder } from '@seed/clubs-contracts/club-order';
import { createClub, getClub, listClubs, updateClub } from '@seed/clubs-contracts/clubs';
import { createEvent } from '@seed/calendar-contracts/events';
import { refusedForm, refusedPage } from '@seed/portal-sdk/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { addClub, admin, emptyWorld } from './standalone/clubs-world.ts';
import { renderClubs } from './testing/render-clubs.ts';

const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

function worldWithClub() {
  const world = emptyWorld();
  addClub(world, { key: 'Geography', name: 'Geography', route: '/clubs/geography' });
  return world;
}

test.each(['/clubs', '/clubs/geography'])('the page %s shows the reason of every failure and a retry', async (at) => {
  jest.useFakeTimers();
  const portal = renderClubs(at, worldWithClub());
  expect(await refusedPage(portal, { endpoint: listClubs, advance })).toEqual([]);
});

test('the form for a club shows the reason of every failed load and a retry', async () => {
  jest.useFakeTimers();
  const portal = renderClubs('/clubs/geography/edit', worldWithClub(), admin);
  // A club that does not exist has a sentence of its own.
  const except = ({ status }: { readonly status: number }) => status === 404;
  expect(await refusedPage(portal, { endpoint: getClub, advance, except })).toEqual([]);
});

test('a changed club keeps its input and shows the reason of every failure', async () => {
  const portal = renderClubs('/clubs/geography/edit', worldWithClub(), admin);
  await portal.member.type(await screen.findByRole('textbox', { name: 'Name' }), ' and maps');
  expect(await refusedForm(portal, { endpoint: updateClub, submit: 'Save' })).toEqual([]);
});

test('the dialog for the order shows the reason of every failed load and a retry', async () => {
  jest.useFakeTimers();
  const portal = renderClubs('/clubs/order', worldWithClub(), admin);
  expect(await refusedPage(portal, { endpoint: getClubOrder, advance })).toEqual([]);
});

test('a new club keeps its input and shows the reason of every failure', async () => {
  const portal = renderClubs('/clubs/new', worldWithClub(), admin);
  fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), { target: { value: 'Chess' } });
  expect(await refusedForm(portal, { endpoint: createClub, submit: 'Found' })).toEqual([]);
});

test('an event of a club keeps its input and shows the reason of every failure', async () => {
  const portal = renderClubs('/clubs/geography/schedule', worldWithClub(), admin);
  await portal.member.type(await screen.findByRole('textbox', { name: 'Description' }), 'A walk');
  fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2031-01-31' } });
  expect(await refusedForm(portal, { endpoint: createEvent, submit: 'Schedule' })).toEqual([]);
});
