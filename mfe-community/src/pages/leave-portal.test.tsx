import { leavePortal } from '@seed/community-contracts/leaving';
import { MockProblemError, networkFailure, refusedAction } from '@seed/portal-sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CommunityWorld } from '../standalone/community-world.ts';
import { emptyWorld, ownProfile } from '../standalone/community-world.ts';
import { admin, renderCommunity } from '../testing/render-community.ts';

const page = '/my-profile/data';
const dialogPath = `${page}/leave`;

interface Visit {
  readonly world?: CommunityWorld;
  readonly secondsSinceSignIn?: number | null;
}

/** Opens a page of a member whose session records what is called. */
function open(at: string, { world = emptyWorld(), secondsSinceSignIn = 10 }: Visit = {}) {
  const signIns: string[] = [];
  const left = jest.fn(() => Promise.resolve());
  const portal = renderCommunity(at, world, {
    secondsSinceSignIn: async () => secondsSinceSignIn ?? undefined,
    signInAgain: async (returnTo) => void signIns.push(returnTo),
    left,
  });
  return { ...portal, world, signIns, left };
}

const section = async () => within(await screen.findByRole('region', { name: 'Leave the portal' }));
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Leave the portal?' }));

test('the page explains what is deleted and what stays, and offers a copy first', async () => {
  open(page);
  const { getByText, getByRole } = await section();
  expect(getByRole('heading', { name: 'This is deleted' })).toBeVisible();
  expect(getByText(/^your profile and all your pictures/)).toBeVisible();
  expect(getByText(/^your posts, comments.*without your name$/)).toBeVisible();
  expect(getByText(/Download your data above first/)).toBeVisible();
});

test('a member who has just signed in leaves after a confirmation, and their session ends', async () => {
  const { member, world, left, signIns } = open(page);
  ownProfile(world);
  await member.click((await section()).getByRole('button', { name: 'Leave the portal' }));
  const { getByText, getByRole } = await dialog();
  expect(getByText(/^The profile of María Fernanda Rojas is deleted for good/)).toBeVisible();
  expect(left).not.toHaveBeenCalled();
  await member.click(getByRole('button', { name: 'Yes, leave' }));
  await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
  expect(world).toMatchObject({ hasLeft: true, profiles: [] });
  expect(signIns).toEqual([]);
});

test('a member whose sign-in is older than five minutes signs in again and returns to the confirmation', async () => {
  const { member, signIns } = open(page, { secondsSinceSignIn: 301 });
  await member.click((await section()).getByRole('button', { name: 'Leave the portal' }));
  expect(signIns).toEqual([dialogPath]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a member whose sign-in grows old while they read signs in again, too', async () => {
  const { member, signIns, left, mockOnce } = open(dialogPath);
  mockOnce(leavePortal, () => {
    throw new MockProblemError('sign_in_again');
  });
  const { getByRole, findByRole } = await dialog();
  await member.click(getByRole('button', { name: 'Yes, leave' }));
  expect(await findByRole('alert')).toHaveTextContent('Please sign in again. You come back here after that.');
  expect(signIns).toEqual([dialogPath]);
  expect(left).not.toHaveBeenCalled();
});

test('a provider that reports no sign-in time leads to the support and not to one sign-in after another', async () => {
  const { member, signIns, mockOnce } = open(page, { secondsSinceSignIn: null });
  mockOnce(leavePortal, () => {
    throw new MockProblemError('sign_in_again');
  });
  await member.click((await section()).getByRole('button', { name: 'Leave the portal' }));
  const { getByRole, findByRole } = await dialog();
  await member.click(getByRole('button', { name: 'Yes, leave' }));
  expect(await findByRole('alert')).toHaveTextContent('Please write to support@seed.example.');
  expect(signIns).toEqual([]);
});

test('a member who stays is back on the page, and nothing is deleted', async () => {
  const { member, calls, left } = open(dialogPath);
  await member.click((await dialog()).getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 1, name: 'My data' })).toBeVisible();
  expect(calls().filter((call) => call.startsWith('DELETE'))).toEqual([]);
  expect(left).not.toHaveBeenCalled();
});

test('a request that is sent again after a lost response counts as left', async () => {
  const { member, world, left, mockOnce } = open(dialogPath);
  mockOnce(leavePortal, () => {
    world.hasLeft = true;
    return networkFailure();
  });
  const { getByRole, findByRole } = await dialog();
  await member.click(getByRole('button', { name: 'Yes, leave' }));
  expect(await findByRole('alert')).toHaveTextContent('We could not reach the portal.');
  await member.click(getByRole('button', { name: 'Yes, leave' }));
  await waitFor(() => expect(left).toHaveBeenCalledTimes(1));
});

test('the only Admin gets the reason', async () => {
  const { member, left, mockOnce } = open(dialogPath, { world: emptyWorld(admin) });
  const detail = 'You are the only Admin. Make somebody else an Admin first; they sign in once, then you can leave.';
  mockOnce(leavePortal, () => {
    throw new MockProblemError('conflict', { detail });
  });
  const { getByRole, findByRole } = await dialog();
  await member.click(getByRole('button', { name: 'Yes, leave' }));
  expect(await findByRole('alert')).toHaveTextContent(detail);
  expect(left).not.toHaveBeenCalled();
});

test('every other failure shows its reason and lets the member try again', async () => {
  const portal = open(dialogPath);
  const confirm = async () => fireEvent.click((await dialog()).getByRole('button', { name: 'Yes, leave' }));
  // A refused token counts as left, and a response without content is never malformed.
  const except = ({ title, status }: { readonly title: string; readonly status: number }) =>
    title === '403 forbidden' || status === 200;
  expect(await refusedAction(portal, { endpoint: leavePortal, act: confirm, except })).toEqual([]);
  expect(portal.left).not.toHaveBeenCalled();
}, 60_000);
