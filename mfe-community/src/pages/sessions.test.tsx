import { endOtherSessions, endSession, listSessions } from '@seed/community-contracts/sessions';
import { refusedAction, refusedPage } from '@seed/portal-sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { CommunityWorld } from '../standalone/community-world.ts';
import { emptyWorld } from '../standalone/community-world.ts';
import { renderCommunity } from '../testing/render-community.ts';

const page = '/my-profile/data';
const day = 24 * 60 * 60_000;

/** The member is signed in here, on a phone that they used yesterday, and in a browser of an unknown name. */
function signedInTwice(): CommunityWorld {
  const world = emptyWorld();
  const yesterday = new Date(Date.now() - day).toISOString();
  const other = { isCurrent: false, startedAt: yesterday, lastUsedAt: yesterday };
  const phone = { id: 'phone', browser: 'Chrome', system: 'Android', ...other };
  const unknown = { id: 'unknown', browser: '', system: '', ...other };
  return { ...world, sessions: [...(world.sessions ?? []), phone, unknown] };
}

const section = async () => within(await screen.findByRole('region', { name: 'Where I am signed in' }));
const rows = async () =>
  within(await (await section()).findByRole('list', { name: 'Your browsers' })).getAllByRole('listitem');

test('a member sees their browsers, and this one without a button', async () => {
  renderCommunity(page, signedInTwice());
  const [here, phone, unknown] = await rows();
  expect(here).toHaveTextContent('Firefox on LinuxThis browser');
  expect(phone).toHaveTextContent(/^Chrome on AndroidLast used yesterday/);
  expect(unknown).toHaveTextContent(/^A browser/);
  expect((await section()).queryByRole('button', { name: 'Sign out Firefox on Linux' })).not.toBeInTheDocument();
});

test('a member signs out one browser after a confirmation', async () => {
  const { member, notices } = renderCommunity(page, signedInTwice());
  await rows();
  await member.click(screen.getByRole('button', { name: 'Sign out Chrome on Android' }));
  const question = within(screen.getByRole('group', { name: 'Sign out Chrome on Android?' }));
  await member.click(question.getByRole('button', { name: 'Yes, sign out' }));
  await waitFor(() => expect(notices).toMatchObject([{ tone: 'success', text: 'Chrome on Android is signed out.' }]));
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(screen.getByRole('list', { name: 'Your browsers' })).toHaveFocus();
});

test('a member signs out everywhere else', async () => {
  const { member, notices } = renderCommunity(page, signedInTwice());
  await rows();
  await member.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
  await member.click(screen.getByRole('button', { name: 'Yes, sign out' }));
  await waitFor(() => expect(notices).toMatchObject([{ tone: 'success', text: 'You are signed in here only.' }]));
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).not.toBeInTheDocument();
});

test('a provider that lists no browsers is a line, and the page works', async () => {
  renderCommunity(page, { ...emptyWorld(), sessions: null });
  expect(await screen.findByText(/^The sign-in service does not list your browsers here/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Download my data' })).toBeVisible();
});

describe('failures', () => {
  afterEach(() => jest.useRealTimers());

  test('a list that does not load shows its reason and a retry', async () => {
    jest.useFakeTimers();
    const portal = renderCommunity(page, signedInTwice());
    const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    expect(await refusedPage(portal, { endpoint: listSessions, advance })).toEqual([]);
  }, 30_000);

  test.each([
    ['one browser', 'Sign out Chrome on Android', endSession],
    ['all others', 'Sign out everywhere else', endOtherSessions],
  ] as const)(
    '%s stays signed in and the reason of every failure is shown',
    async (_, button, endpoint) => {
      const portal = renderCommunity(page, signedInTwice());
      await rows();
      fireEvent.click(screen.getByRole('button', { name: button }));
      const confirm = async () => fireEvent.click(await screen.findByRole('button', { name: 'Yes, sign out' }));
      // A response without content is never malformed.
      const except = ({ status }: { readonly status: number }) => status === 200;
      expect(await refusedAction(portal, { endpoint, act: confirm, except })).toEqual([]);
    },
    60_000,
  );
});
