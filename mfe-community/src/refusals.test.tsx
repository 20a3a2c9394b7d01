import { getProfile, getProfileByLogin, listProfiles, updateProfile } from '@seed/contracts/profiles';
import { refusedForm, refusedPage } from '@seed/portal-sdk/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { addProfile, emptyWorld, ownProfile } from './standalone/community-world.ts';
import { renderCommunity } from './testing/render-community.ts';

const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

test('a group gives a reason and a way to try again, however its list fails', async () => {
  jest.useFakeTimers();
  const portal = renderCommunity('/community/participants', emptyWorld());
  expect(await refusedPage(portal, { endpoint: listProfiles, advance })).toEqual([]);
}, 30_000);

test('a profile gives a reason and a way to try again, however it fails', async () => {
  jest.useFakeTimers();
  const world = emptyWorld();
  addProfile(world, { id: 'kenji', name: 'Kenji Tanaka' });
  const portal = renderCommunity('/community/profiles/kenji', world);
  // A profile that does not exist has a page of its own.
  const except = ({ status }: { readonly status: number }) => status === 404;
  expect(await refusedPage(portal, { endpoint: getProfile, advance, except })).toEqual([]);
}, 30_000);

test('the own profile gives a reason and a way to try again, however it fails', async () => {
  jest.useFakeTimers();
  const portal = renderCommunity('/my-profile', emptyWorld());
  expect(await refusedPage(portal, { endpoint: getProfileByLogin, advance })).toEqual([]);
}, 30_000);

test('a changed profile is still typed and a reason is shown, however it fails', async () => {
  const world = emptyWorld();
  ownProfile(world);
  const portal = renderCommunity('/my-profile/edit', world);
  const team = await screen.findByRole('textbox', { name: 'Team' });
  fireEvent.change(team, { target: { value: 'Agua Viva' } });
  expect(await refusedForm(portal, { endpoint: updateProfile, submit: 'Save' })).toEqual([]);
}, 60_000);
