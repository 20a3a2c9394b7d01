import { createUpload } from '@seed/contracts/uploads';
import { getProfileByLogin, updateProfile } from '@seed/contracts/profiles';
import { networkFailure, MockProblemError, mockUser } from '@seed/portal-sdk/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { emptyWorld, ownProfile } from '../../standalone/community-world.ts';
import type { CommunityWorld } from '../../standalone/community-world.ts';
import { renderCommunity } from '../../testing/render-community.ts';

beforeEach(() => {
  localStorage.clear();
  // jsdom has no addresses for files.
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined });
});

const later = { timeout: 3000 };
const field = (name: string) => screen.findByRole('textbox', { name }, later);
/** At once: typing letter by letter takes its time where much else runs. */
const fill = async (name: string, value: string) => fireEvent.change(await field(name), { target: { value } });
const save = () => screen.getByRole('button', { name: 'Save' });
const picture = (name = 'me.png', type = 'image/png') => new File(['picture'], name, { type });

function fileInput(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('There is nothing to choose a file with.');
  return input;
}

function kept(world: CommunityWorld) {
  return world.profiles.find(({ id }) => id === mockUser.id);
}

test.each(['/my-profile', '/community/profiles/my-profile'])(
  'at %s the own profile loads for a second, once per visit',
  async (path) => {
    jest.useFakeTimers();
    try {
      const { calls, props } = renderCommunity(path, emptyWorld());
      await act(() => jest.advanceTimersByTimeAsync(950));
      expect(calls()).toEqual(['GET /api/v1/users/login/maria%40seed.example']);
      expect(screen.getByText('Loading your profile')).toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(100));
      expect(screen.getByRole('heading', { level: 1, name: 'María Fernanda Rojas' })).toBeVisible();
      expect(document.title).toBe('Your profile · SEED Intranet');
      act(() => props.navigation.push(`${path}/edit`));
      expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  },
);

test('a change is saved and shown in view mode', async () => {
  const world = emptyWorld();
  ownProfile(world, { participationYear: [2025] });
  const { member, props, notices } = renderCommunity('/my-profile', world);
  await member.click(await screen.findByRole('button', { name: 'Edit your profile' }, later));
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
  await member.click(await screen.findByRole('button', { name: /Who sees your e-mail/ }, later));
  await member.click(await screen.findByRole('option', { name: 'Nobody' }));
  await member.click(save());
  expect(await screen.findByText('Other members do not see it.')).toBeVisible();
  expect(screen.getByRole('link', { name: mockUser.email })).toBeVisible();
  expect(kept(world)?.emailVisibility).toBe('hidden');
});

test('Cancel confirms, returns to view mode and discards the text', async () => {
  const world = emptyWorld();
  const { member } = renderCommunity('/my-profile/edit', world);
  await fill('Team', 'Blue');
  await member.click(screen.getByRole('button', { name: 'Cancel' }));
  await member.click(screen.getByRole('button', { name: 'Yes, discard' }));
  await member.click(await screen.findByRole('button', { name: 'Edit your profile' }));
  expect(await field('Team')).toHaveValue('');
  expect(kept(world)?.team).toBe('');
});

test('a new picture is shown before it is saved, uploaded first, then the profile', async () => {
  const world = emptyWorld();
  const { member, calls, isDirty } = renderCommunity('/my-profile/edit', world);
  await field('Name');
  await member.upload(fileInput(), picture());
  expect(screen.getByRole('img', { name: 'Preview of your new picture' })).toHaveAttribute('src', 'blob:preview');
  expect(world.uploads).toEqual([]);
  await member.click(save());
  await screen.findByRole('button', { name: 'Edit your profile' });
  expect(kept(world)?.picture).toBe('/uploads/picture-1.webp');
  expect(calls().filter((call) => !call.startsWith('GET'))).toEqual([
    'POST /api/v1/uploads',
    `PUT /api/v1/users/${mockUser.id}`,
  ]);
  expect(isDirty()).toBe(false);
});

test('a new picture that Cancel discarded needs no second confirmation', async () => {
  const { member, isDirty, props } = renderCommunity('/my-profile/edit', emptyWorld());
  await field('Name');
  await member.upload(fileInput(), picture());
  expect(isDirty()).toBe(true);
  const dirtyWhenLeaving: boolean[] = [];
  props.navigation.subscribe(() => dirtyWhenLeaving.push(isDirty()));
  await member.click(screen.getByRole('button', { name: 'Cancel' }));
  await member.click(screen.getByRole('button', { name: 'Yes, discard' }));
  expect(await screen.findByRole('button', { name: 'Edit your profile' })).toBeVisible();
  expect(dirtyWhenLeaving).not.toContain(true);
});

test('a failed upload is logged and shown, saves nothing and loses nothing', async () => {
  const world = emptyWorld();
  const { member, mockOnce, calls, props, requests } = renderCommunity('/my-profile/edit', world);
  const logged = jest.spyOn(props.log, 'error');
  mockOnce(createUpload, networkFailure);
  await fill('Team', 'Blue');
  await member.upload(fileInput(), picture());
  await member.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('Your picture could not be uploaded');
  expect(logged).toHaveBeenCalledWith('A picture could not be uploaded', { code: 'network', status: 0 });
  expect(calls().some((call) => call.startsWith('PUT'))).toBe(false);
  expect(await field('Team')).toHaveValue('Blue');
  expect(screen.getByRole('img', { name: 'Preview of your new picture' })).toBeVisible();

  await member.click(save());
  await screen.findByRole('button', { name: 'Edit your profile' });
  expect(kept(world)).toMatchObject({ team: 'Blue', picture: '/uploads/picture-1.webp' });
  const keys = requests.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('a file that is not a picture is refused at once', async () => {
  const { member } = renderCommunity('/my-profile/edit', emptyWorld());
  await field('Name');
  const input = fileInput();
  input.removeAttribute('accept');
  await member.upload(input, picture('cv.pdf', 'application/pdf'));
  expect(screen.getByRole('alert')).toHaveTextContent('Please choose a PNG, JPEG, WebP or GIF picture.');
  expect(screen.queryByRole('img', { name: 'Preview of your new picture' })).not.toBeInTheDocument();
});

test('a picture can be taken away', async () => {
  const world = emptyWorld();
  ownProfile(world, { picture: '/uploads/old.webp' });
  const { member } = renderCommunity('/my-profile/edit', world);
  await field('Name');
  await member.click(screen.getByRole('button', { name: 'Remove the picture' }));
  await member.click(save());
  await waitFor(() => expect(kept(world)?.picture).toBe(''));
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

test('a refusal of the service is shown at its field', async () => {
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

test('after a change elsewhere the text is kept and can be saved over it', async () => {
  const world = emptyWorld();
  const own = ownProfile(world);
  const { member } = renderCommunity('/my-profile/edit', world);
  await fill('Team', 'Mine');
  world.profiles = [{ ...own, team: 'Theirs', version: 2 }];
  await member.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('Your profile was changed elsewhere meanwhile.');
  expect(await field('Team')).toHaveValue('Mine');
  await member.click(save());
  await waitFor(() => expect(kept(world)?.team).toBe('Mine'));
});

test('what was typed survives a reload', async () => {
  const world = emptyWorld();
  const before = renderCommunity('/my-profile/edit', world);
  await fill('Interests', 'Half a thought');
  before.reload();
  expect(await field('Interests')).toHaveValue('Half a thought');
  expect(screen.getByText('This is your draft from last time.')).toBeVisible();
});

test('an own profile that cannot be fetched offers a retry', async () => {
  const { member, mockOnce } = renderCommunity('/my-profile', emptyWorld());
  mockOnce(getProfileByLogin, () => {
    throw new MockProblemError('forbidden');
  });
  expect(await screen.findByRole('alert', undefined, later)).toHaveTextContent('Your profile did not load');
  await member.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'María Fernanda Rojas' })).toBeVisible();
});
