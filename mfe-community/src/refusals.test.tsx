import {
  deleteProfile,
  getProfile,
  getProfileByLogin,
  listProfiles,
  updateProfile,
} from '@seed/community-contracts/profiles';
import { createUpload } from '@seed/contracts/uploads';
import { refusedAction, refusedForm, refusedPage } from '@seed/portal-sdk/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { cardsPerPage } from './constants.ts';
import { addProfile, emptyWorld, ownProfile } from './standalone/community-world.ts';
import { admin, renderCommunity } from './testing/render-community.ts';

const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
/** The time is more than the first page of a list needs to load, and more than the delay of the group list. */
const firstPageMs = 2000;

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

test('a group shows the reason of every failure and a retry', async () => {
  jest.useFakeTimers();
  const portal = renderCommunity('/community/participants', emptyWorld());
  expect(await refusedPage(portal, { endpoint: listProfiles, advance })).toEqual([]);
}, 30_000);

test('the next page of a group shows the reason of every failure and a retry', async () => {
  jest.useFakeTimers();
  const world = emptyWorld();
  for (let number = 0; number <= cardsPerPage; number += 1) addProfile(world);
  const portal = renderCommunity('/community/participants', world);
  await advance(firstPageMs);
  expect(await refusedPage(portal, { endpoint: listProfiles, button: 'Load more', advance })).toEqual([]);
  expect(screen.getAllByRole('article')).toHaveLength(cardsPerPage + 1);
}, 120_000);

test('a profile shows the reason of every failure and a retry', async () => {
  jest.useFakeTimers();
  const world = emptyWorld();
  addProfile(world, { id: 'kenji', name: 'Kenji Tanaka' });
  const portal = renderCommunity('/community/profiles/kenji', world);
  // A profile that does not exist has a page of its own.
  const except = ({ status }: { readonly status: number }) => status === 404;
  expect(await refusedPage(portal, { endpoint: getProfile, advance, except })).toEqual([]);
}, 30_000);

test("the member's own profile shows the reason of every failure and a retry", async () => {
  jest.useFakeTimers();
  const portal = renderCommunity('/my-profile', emptyWorld());
  expect(await refusedPage(portal, { endpoint: getProfileByLogin, advance })).toEqual([]);
}, 30_000);

test('a changed profile keeps its input and shows the reason of every failure', async () => {
  const world = emptyWorld();
  ownProfile(world);
  const portal = renderCommunity('/my-profile/edit', world);
  const team = await screen.findByRole('textbox', { name: 'Team' });
  fireEvent.change(team, { target: { value: 'Agua Viva' } });
  expect(await refusedForm(portal, { endpoint: updateProfile, submit: 'Save' })).toEqual([]);
}, 60_000);

test('a profile whose picture cannot be uploaded keeps its input and shows the reason of every failure', async () => {
  // jsdom has no addresses for files.
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined });
  const world = emptyWorld();
  ownProfile(world);
  const portal = renderCommunity('/my-profile/edit', world);
  fireEvent.change(await screen.findByRole('textbox', { name: 'Team' }), { target: { value: 'Agua Viva' } });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('there is nothing to choose a file with');
  await portal.member.upload(input, new File(['picture'], 'me.png', { type: 'image/png' }));
  expect(await refusedForm(portal, { endpoint: createUpload, submit: 'Save' })).toEqual([]);
}, 60_000);

test('a member who cannot be removed stays and shows the reason of every failure', async () => {
  const world = emptyWorld(admin);
  addProfile(world, { id: 'kenji', name: 'Kenji Tanaka' });
  const portal = renderCommunity('/community/profiles/kenji', world);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove from the intranet' }));
  const confirm = async () => fireEvent.click(await screen.findByRole('button', { name: 'Yes, Remove' }));
  // A missing member counts as removed, and a response without content is never malformed.
  const except = ({ status }: { readonly status: number }) => status === 404 || status === 200;
  expect(await refusedAction(portal, { endpoint: deleteProfile, act: confirm, except })).toEqual([]);
  expect(world.profiles).toHaveLength(1);
}, 60_000);
