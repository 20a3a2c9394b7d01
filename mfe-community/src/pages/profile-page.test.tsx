import { deleteProfile, getProfile } from '@seed/community-contracts/profiles';
import { MockProblemError } from '@seed/portal-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { addProfile, emptyWorld, ownProfile } from '../standalone/community-world.ts';
import { admin, renderCommunity } from '../testing/render-community.ts';

test('a profile shows the texts of its member, and a menu', async () => {
  const world = emptyWorld();
  addProfile(world, {
    id: 'kenji',
    name: 'Kenji Tanaka',
    role: 'alumni',
    country: 'Japan',
    participationYear: [2022, 2023],
    about: 'I grow vegetables.',
    email: 'kenji@seed.example',
    linkedin: 'https://www.linkedin.com/in/kenji',
  });
  renderCommunity('/community/profiles/kenji', world);
  expect(await screen.findByRole('heading', { level: 1, name: 'Kenji Tanaka' })).toHaveFocus();
  expect(document.title).toBe('Kenji Tanaka · SEED Intranet');
  expect(screen.getByText('Alumni · Japan')).toBeVisible();
  expect(screen.getByText('2022, 2023')).toBeVisible();
  expect(screen.getByText('I grow vegetables.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'kenji@seed.example' })).toHaveAttribute('href', 'mailto:kenji@seed.example');
  expect(screen.getByRole('link', { name: /linkedin.com/ })).toHaveAttribute(
    'rel',
    expect.stringContaining('noopener'),
  );
  expect(screen.queryByText('University')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Community' })).toHaveAttribute('href', '/community');
  expect(screen.getByRole('button', { name: 'More about Kenji Tanaka' })).toBeVisible();
});

describe('an Admin', () => {
  test('changes the role and the years of a member', async () => {
    const world = emptyWorld(admin);
    addProfile(world, { id: 'kenji', name: 'Kenji Tanaka', role: 'participant', participationYear: [2024] });
    const { member, notices } = renderCommunity('/community/profiles/kenji', world);
    await member.click(await screen.findByRole('link', { name: 'Change role and years' }));
    await member.click(await screen.findByRole('button', { name: /Role$/ }));
    await member.click(await screen.findByRole('option', { name: 'Alumni' }));
    const years = screen.getByRole('textbox', { name: 'Participation years' });
    await member.clear(years);
    await member.type(years, 'soon');
    await member.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('A participation year is a year such as 2024.')).toBeVisible();
    await member.clear(years);
    await member.type(years, '2024, 2026');
    await member.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('2024, 2026')).toBeVisible();
    expect(world.profiles).toMatchObject([{ role: 'alumni', participationYear: [2024, 2026] }]);
    expect(notices).toEqual([{ tone: 'success', text: 'Role and years are saved.' }]);
  });

  test('removes a member after a confirmation, and sees that the login must be disabled', async () => {
    const world = emptyWorld(admin);
    addProfile(world, { id: 'kenji', name: 'Kenji Tanaka', role: 'alumni' });
    const { member, props, notices } = renderCommunity('/community/profiles/kenji', world);
    await member.click(await screen.findByRole('button', { name: 'Remove from the intranet' }));
    const question = screen.getByRole('group', { name: /^Remove Kenji Tanaka from the intranet\?/ });
    await member.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Remove from the intranet' })).toHaveFocus();
    await member.click(screen.getByRole('button', { name: 'Remove from the intranet' }));
    await member.click(screen.getByRole('button', { name: 'Yes, Remove' }));
    await waitFor(() => expect(props.navigation.getLocation().pathname).toBe('/community'));
    expect(world.profiles).toEqual([]);
    expect(notices).toEqual([
      {
        tone: 'success',
        text: 'Kenji Tanaka was removed. Unless the portal manages logins, please disable theirs in the identity provider as well.',
      },
    ]);
  });

  test('sees the reason if a member could not be removed, and can try again', async () => {
    const world = emptyWorld(admin);
    addProfile(world, { id: 'kenji', name: 'Kenji Tanaka' });
    const { member, mockOnce } = renderCommunity('/community/profiles/kenji', world);
    mockOnce(deleteProfile, () => {
      throw new MockProblemError('forbidden');
    });
    await member.click(await screen.findByRole('button', { name: 'Remove from the intranet' }));
    await member.click(screen.getByRole('button', { name: 'Yes, Remove' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('You may not do this.');
    await member.click(screen.getByRole('button', { name: 'Yes, Remove' }));
    await waitFor(() => expect(world.profiles).toEqual([]));
  });

  test('cannot remove themselves', async () => {
    const world = emptyWorld(admin);
    const { id } = ownProfile(world);
    renderCommunity(`/community/profiles/${id}`, world);
    expect(await screen.findByRole('link', { name: 'Edit your profile' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove from the intranet' })).not.toBeInTheDocument();
  });
});

test('a profile opened from its card is shown at once', async () => {
  const world = emptyWorld();
  addProfile(world, { name: 'Known already', about: 'All of it' });
  const { member, mockOnce } = renderCommunity('/community/participants', world);
  mockOnce(getProfile, () => new Promise(() => undefined));
  await member.click(await screen.findByRole('link', { name: 'Known already' }));
  expect(await screen.findByText('All of it')).toBeVisible();
});

test('a profile is found by its former id', async () => {
  const world = emptyWorld();
  addProfile(world, { id: 'new', formerIds: ['old'], name: 'Same Person' });
  renderCommunity('/community/profiles/old', world);
  expect(await screen.findByRole('heading', { level: 1, name: 'Same Person' })).toBeVisible();
});

test("the member's own profile links to its edit page", async () => {
  const world = emptyWorld();
  const { id } = ownProfile(world);
  renderCommunity(`/community/profiles/${id}`, world);
  const edit = await screen.findByRole('link', { name: 'Edit your profile' });
  expect(edit).toHaveAttribute('href', '/community/profiles/my-profile');
});

test('a profile that does not exist shows the not-found page', async () => {
  renderCommunity('/community/profiles/nobody', emptyWorld());
  expect(await screen.findByRole('heading', { level: 1, name: 'Profile not found' })).toBeVisible();
});

test('a profile that fails to load offers a retry', async () => {
  const world = emptyWorld();
  addProfile(world, { id: 'later', name: 'Later' });
  const { member, mockOnce } = renderCommunity('/community/profiles/later', world);
  mockOnce(getProfile, () => {
    throw new MockProblemError('forbidden');
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('You may not do this.');
  await member.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Later' })).toBeVisible();
});
