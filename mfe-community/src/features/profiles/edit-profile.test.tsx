import { getProfileByLogin, updateProfile } from '@seed/community-contracts/profiles';
import { MockProblemError, mockUser } from '@seed/portal-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { emptyWorld, ownProfile } from '../../standalone/community-world.ts';
import { renderCommunity } from '../../testing/render-community.ts';
import { field, fill, save, storedProfile } from '../../testing/profile-form.ts';

// The loading animation is tested with its page.
jest.mock('../../constants.ts', () => ({
  ...jest.requireActual<object>('../../constants.ts'),
  profileLoadingMs: 0,
}));

beforeEach(() => localStorage.clear());

test('a change is saved and shown in view mode', async () => {
  const world = emptyWorld();
  ownProfile(world, { participationYear: [2025] });
  const { member, props, notices } = renderCommunity('/my-profile', world);
  await member.click(await screen.findByRole('button', { name: 'Edit your profile' }));
  expect(props.navigation.getLocation().pathname).toBe('/my-profile/edit');
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit your profile' })).toHaveFocus();
  expect(await field('E-mail')).toHaveAttribute('type', 'email');
  const years = await field('Participation years');
  expect(years).toHaveValue('2025');
  await fill('Participation years', '2025, 2023,2024');
  await fill('About you', 'I like maps.');
  await member.click(save());
  expect(await screen.findByText('I like maps.')).toBeVisible();
  expect(screen.getByText('2023, 2024, 2025')).toBeVisible();
  expect(props.navigation.getLocation().pathname).toBe('/my-profile');
  expect(notices).toEqual([{ tone: 'success', text: 'Your profile is saved.' }]);
  expect(localStorage).toHaveLength(0);
});

test('a member who hides their e-mail still sees it themselves', async () => {
  const world = emptyWorld();
  const { member } = renderCommunity('/my-profile/edit', world);
  await member.click(await screen.findByRole('button', { name: /Who sees your e-mail/ }));
  await member.click(await screen.findByRole('option', { name: 'Nobody' }));
  await member.click(save());
  expect(await screen.findByText('Other members do not see it.')).toBeVisible();
  expect(screen.getByRole('link', { name: mockUser.email })).toBeVisible();
  expect(storedProfile(world)?.emailVisibility).toBe('hidden');
});

test('Cancel confirms, returns to view mode and discards the text', async () => {
  const world = emptyWorld();
  const { member } = renderCommunity('/my-profile/edit', world);
  await fill('Team', 'Blue');
  await member.click(screen.getByRole('button', { name: 'Cancel' }));
  await member.click(screen.getByRole('button', { name: 'Yes, discard' }));
  await member.click(await screen.findByRole('button', { name: 'Edit your profile' }));
  expect(await field('Team')).toHaveValue('');
  expect(storedProfile(world)?.team).toBe('');
});

test('an error is shown at its field, and the first one gets the focus', async () => {
  const { member, calls } = renderCommunity('/my-profile/edit', emptyWorld());
  await fill('Name', '');
  await fill('Participation years', 'last year');
  await fill('E-mail', 'not an address');
  await member.click(save());
  expect(await screen.findByText('Name is required.')).toBeVisible();
  expect(screen.getByText('A participation year is a year such as 2024.')).toBeVisible();
  expect(screen.getByText('Please enter a valid e-mail address.')).toBeVisible();
  expect(await field('Name')).toHaveFocus();
  expect(calls().some((call) => call.startsWith('PUT'))).toBe(false);
});

test('a refused value shows its error at its field', async () => {
  const { member, mockOnce } = renderCommunity('/my-profile/edit', emptyWorld());
  await field('Name');
  mockOnce(updateProfile, () => {
    throw new MockProblemError('validation', {
      errors: [{ pointer: '/team', message: 'There is no such team.' }],
    });
  });
  await member.click(save());
  expect(await screen.findByText('There is no such team.')).toBeVisible();
  expect(await field('Team')).toHaveFocus();
});

test('a conflicting edit keeps the text and is saved when the member saves again', async () => {
  const world = emptyWorld();
  const own = ownProfile(world);
  const { member } = renderCommunity('/my-profile/edit', world);
  await fill('Team', 'Mine');
  world.profiles = [{ ...own, team: 'Theirs', version: 2 }];
  await member.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('Your profile was changed elsewhere meanwhile.');
  expect(await field('Team')).toHaveValue('Mine');
  await member.click(save());
  await waitFor(() => expect(storedProfile(world)?.team).toBe('Mine'));
});

test('a draft survives a reload', async () => {
  const world = emptyWorld();
  const before = renderCommunity('/my-profile/edit', world);
  await fill('Interests', 'Half a thought');
  before.reload();
  expect(await field('Interests')).toHaveValue('Half a thought');
  expect(screen.getByText('This is your draft from last time.')).toBeVisible();
});

test("the member's own profile offers a retry when it fails to load", async () => {
  const { member, mockOnce } = renderCommunity('/my-profile', emptyWorld());
  mockOnce(getProfileByLogin, () => {
    throw new MockProblemError('forbidden');
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Your profile did not load');
  await member.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'María Fernanda Rojas' })).toBeVisible();
});
