import { getClub, updateClub } from '@seed/clubs-contracts/clubs';
import { MockProblemError, networkFailure, mockSupport } from '@seed/portal-sdk/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { addClub, admin, emptyWorld } from '../../standalone/clubs-world.ts';
import { renderClubs } from '../../testing/render-clubs.ts';

beforeEach(() => localStorage.clear());

const field = (name: string) => screen.findByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Save' });

function worldWithClub() {
  const world = emptyWorld();
  addClub(world, { name: 'Geografy', route: '/clubs/geography' });
  return world;
}

test('an Admin edits a club, based on the version that was shown', async () => {
  const world = worldWithClub();
  const { member, requests, props, notices } = renderClubs('/clubs/geography', world, admin);
  await member.click(await screen.findByRole('button', { name: 'Edit My Club' }));
  const name = await field('Name');
  expect(name).toHaveFocus();
  expect(name).toHaveValue('Geografy');
  await member.clear(name);
  await member.type(name, 'Geography');
  await member.clear(await field('Address of the banner'));
  await member.type(await field('Address of the banner'), 'https://example.org/banner.png');
  await member.clear(await field('Description'));
  await member.type(await field('Description'), 'Maps');
  await member.click(save());

  expect(await screen.findByRole('heading', { level: 1, name: 'Geography' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(requests.find(({ method }) => method === 'PUT')?.headers.get('if-match')).toBe('"1-x"');
  expect(world.clubs[0]).toMatchObject({
    name: 'Geography',
    bannerImage: 'https://example.org/banner.png',
    mainDescription: 'Maps',
  });
  expect(props.navigation.getLocation().pathname).toBe('/clubs/geography');
  expect(document.title).toBe('Geography · SEED Intranet');
  expect(notices).toEqual([{ tone: 'success', text: 'Your changes are saved.' }]);
  expect(localStorage).toHaveLength(0);
});

test('errors are shown at their fields, and the first of these gets the focus', async () => {
  const { member, calls } = renderClubs('/clubs/geography/edit', worldWithClub(), admin);
  await member.clear(await field('Name'));
  await member.clear(await field('Address of the banner'));
  await member.type(await field('Address of the banner'), 'javascript:alert(1)');
  await member.click(save());
  expect(await screen.findByText('Name is required.')).toBeVisible();
  expect(screen.getByText('A picture must be a file of the portal or an http(s) link.')).toBeVisible();
  expect(await field('Name')).toHaveFocus();
  expect(calls().some((call) => call.startsWith('PUT'))).toBe(false);
});

test.each([
  ['the network', networkFailure],
  [
    'the service',
    () => {
      throw new MockProblemError('internal');
    },
  ],
])('an update that fails because of %s names the support contact and keeps the input', async (_, fail) => {
  const world = worldWithClub();
  const { member, mockOnce } = renderClubs('/clubs/geography/edit', world, admin);
  mockOnce(updateClub, fail);
  await member.type(await field('Description'), ', and more');
  await member.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    `Failed to update club, please contact ${mockSupport.person}`,
  );
  expect(screen.getByRole('link', { name: mockSupport.person })).toHaveAttribute('href', `mailto:${mockSupport.email}`);
  expect(await field('Description')).toHaveValue('About club 1, and more');
  await member.click(save());
  await waitFor(() => expect(world.clubs[0]?.mainDescription).toBe('About club 1, and more'));
});

test('a refused value shows its error at its field', async () => {
  const { member, mockOnce } = renderClubs('/clubs/geography/edit', worldWithClub(), admin);
  mockOnce(updateClub, () => {
    throw new MockProblemError('validation', { errors: [{ pointer: '/name', message: 'This name is taken.' }] });
  });
  await member.type(await field('Name'), '!');
  await member.click(save());
  expect(await screen.findByText('This name is taken.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a conflicting edit keeps the text, shows the reason and is saved when the Admin saves again', async () => {
  const world = worldWithClub();
  const { member, mockOnce } = renderClubs('/clubs/geography/edit', world, admin);
  const name = await field('Name');
  mockOnce(updateClub, () => {
    world.clubs = world.clubs.map((club) => ({ ...club, name: 'From the phone', version: 2 }));
    throw new MockProblemError('precondition_failed');
  });
  await member.clear(name);
  await member.type(name, 'Mine');
  await member.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('This club was changed elsewhere meanwhile.');
  expect(name).toHaveValue('Mine');
  await member.click(save());
  expect(await screen.findByRole('heading', { level: 1, name: 'Mine' })).toBeVisible();
  expect(world.clubs[0]?.name).toBe('Mine');
});

test('a draft survives a reload and can be discarded', async () => {
  const before = renderClubs('/clubs/geography/edit', worldWithClub(), admin);
  await before.member.type(await field('Name'), ' half');
  const after = before.reload();
  expect(await field('Name')).toHaveValue('Geografy half');
  await after.member.click(screen.getByRole('button', { name: 'Start over' }));
  expect(await field('Name')).toHaveValue('Geografy');
  await after.member.type(await field('Name'), ' again');
  await after.member.click(screen.getByRole('button', { name: 'Cancel' }));
  await after.member.click(screen.getByRole('button', { name: 'Yes, discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(localStorage).toHaveLength(0);
});

test('a club that fails to load for the edit offers a retry', async () => {
  const { member, mockOnce } = renderClubs('/clubs/geography/edit', worldWithClub(), admin);
  mockOnce(getClub, () => {
    throw new MockProblemError('forbidden');
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The club did not load');
  await member.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await field('Name')).toHaveValue('Geografy');
});

test('a member who opens the form by its URL sees that it is for Admins', async () => {
  renderClubs('/clubs/geography/edit', worldWithClub());
  expect(await screen.findByText('Only Admins can edit a club.')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('an Admin uploads a banner, which is saved with the club', async () => {
  const world = worldWithClub();
  const { member } = renderClubs('/clubs/geography/edit', world, admin);
  await field('Name');
  const files = [new File(['x'], 'wide.png', { type: 'image/png' })];
  fireEvent.drop(screen.getByRole('group', { name: 'Banner' }), { dataTransfer: { files } });
  await waitFor(async () => expect(await field('Address of the banner')).toHaveValue('/uploads/banner.webp'));
  await member.click(save());
  await waitFor(() => expect(world.clubs[0]?.bannerImage).toBe('/uploads/banner.webp'));
});
