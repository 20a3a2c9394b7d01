import { createUpload } from '@seed/contracts/uploads';
import { networkFailure, mockUser } from '@seed/portal-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { emptyWorld, ownProfile } from '../../standalone/community-world.ts';
import { renderCommunity } from '../../testing/render-community.ts';
import { field, fill, save, storedProfile } from '../../testing/profile-form.ts';

// The loading animation is tested with its page.
jest.mock('../../constants.ts', () => ({
  ...jest.requireActual<object>('../../constants.ts'),
  profileLoadingMs: 0,
}));

beforeEach(() => {
  localStorage.clear();
  // jsdom has no object URLs.
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined });
});

const picture = (name = 'me.png', type = 'image/png') => new File(['picture'], name, { type });

function fileInput(): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('There is nothing to choose a file with.');
  return input;
}

test('a new picture is shown before it is saved; it is uploaded before the profile', async () => {
  const world = emptyWorld();
  const { member, calls, isDirty } = renderCommunity('/my-profile/edit', world);
  await field('Name');
  await member.upload(fileInput(), picture());
  expect(screen.getByRole('img', { name: 'Preview of your new picture' })).toHaveAttribute('src', 'blob:preview');
  expect(world.uploads).toEqual([]);
  await member.click(save());
  await screen.findByRole('button', { name: 'Edit your profile' });
  expect(storedProfile(world)?.picture).toBe('/uploads/picture-1.webp');
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

test('a failed upload is logged and shown, saves nothing and keeps the input', async () => {
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
  expect(storedProfile(world)).toMatchObject({ team: 'Blue', picture: '/uploads/picture-1.webp' });
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

test('a picture can be removed', async () => {
  const world = emptyWorld();
  ownProfile(world, { picture: '/uploads/old.webp' });
  const { member } = renderCommunity('/my-profile/edit', world);
  await field('Name');
  await member.click(screen.getByRole('button', { name: 'Remove the picture' }));
  await member.click(save());
  await waitFor(() => expect(storedProfile(world)?.picture).toBe(''));
});
