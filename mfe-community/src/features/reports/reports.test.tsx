import { reportProfile } from '@seed/community-contracts/reports';
import { chooseMenuItem, networkFailure } from '@seed/portal-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { addProfile, emptyWorld, ownProfile } from '../../standalone/community-world.ts';
import { admin, renderCommunity } from '../../testing/render-community.ts';

beforeEach(() => localStorage.clear());

type Portal = ReturnType<typeof renderCommunity>;

const at = '/community/profiles/kenji';
const picture = 'https://example.org/me.png';

async function choose({ member }: Portal, field: RegExp, option: string): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', { name: 'Report the profile of Kenji Tanaka' }));
  await member.click(dialog.getByRole('button', { name: field }));
  await member.click(await screen.findByRole('option', { name: option }));
}

const send = async ({ member }: Portal) => member.click(await screen.findByRole('button', { name: 'Report' }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

test('a member reports the picture of another member with a reason', async () => {
  const world = emptyWorld();
  addProfile(world, { id: 'kenji', name: 'Kenji Tanaka', picture });
  const portal = renderCommunity(at, world);
  await chooseMenuItem(portal.member, 'More about Kenji Tanaka', 'Report');
  await choose(portal, /What is it about/, 'The picture');
  await choose(portal, /What is wrong with it/, 'It has private things of somebody');
  await send(portal);
  await closed();
  expect(world.reports.get('kenji')).toEqual({ subject: 'picture', reason: 'private', text: '' });
  expect(portal.notices).toEqual([{ tone: 'success', text: 'Thank you. An Admin will look at it.' }]);
  expect(portal.props.navigation.getLocation().pathname).toBe(at);
});

test('a report of a profile without a picture is about its texts', async () => {
  const world = emptyWorld();
  addProfile(world, { id: 'kenji', name: 'Kenji Tanaka' });
  const portal = renderCommunity(`${at}/report`, world);
  await choose(portal, /What is wrong with it/, 'It is advertising or spam');
  expect(screen.queryByRole('button', { name: /What is it about/ })).not.toBeInTheDocument();
  await send(portal);
  await closed();
  expect(world.reports.get('kenji')).toEqual({ subject: 'profile', reason: 'spam', text: '' });
});

test('a report without a part and a reason shows both at their fields', async () => {
  const world = emptyWorld();
  addProfile(world, { id: 'kenji', name: 'Kenji Tanaka', picture });
  const portal = renderCommunity(`${at}/report`, world);
  await send(portal);
  expect(await screen.findByText('Please choose what is wrong.')).toBeVisible();
  expect(screen.getByText('Please choose a reason.')).toBeVisible();
  expect(world.reports.size).toBe(0);
});

test('a report that fails keeps the choice and shows the reason', async () => {
  const world = emptyWorld();
  addProfile(world, { id: 'kenji', name: 'Kenji Tanaka' });
  const portal = renderCommunity(`${at}/report`, world);
  await choose(portal, /What is wrong with it/, 'It is advertising or spam');
  portal.mockOnce(reportProfile, networkFailure);
  await send(portal);
  expect(await screen.findByRole('alert')).toHaveTextContent('connection');
  await send(portal);
  await closed();
  expect(world.reports.size).toBe(1);
});

test('members do not report their own profile', async () => {
  const world = emptyWorld();
  const { id, name } = ownProfile(world);
  renderCommunity(`/community/profiles/${id}`, world);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  expect(screen.queryByRole('button', { name: /More about/ })).not.toBeInTheDocument();
});

const since = new Date().toISOString();

test('the own profile shows which parts are hidden, why, and how that ends', async () => {
  const world = emptyWorld();
  const hiddenTexts = { since, message: 'No advertising, please.' };
  ownProfile(world, { hiddenTexts, picture, hiddenPicture: { since, message: '' } });
  renderCommunity('/my-profile', world);
  const texts = 'An Admin has hidden the texts of your profile. Members see them again when you change one.';
  expect(await screen.findByText(`${texts} No advertising, please.`, {}, { timeout: 3000 })).toBeVisible();
  expect(screen.getByText(/An Admin has hidden your picture. Members see the next one/)).toBeVisible();
});

test('an Admin sees that the picture of a member is hidden', async () => {
  const world = emptyWorld(admin);
  addProfile(world, { id: 'kenji', name: 'Kenji Tanaka', picture, hiddenPicture: { since, message: 'Not here.' } });
  renderCommunity(at, world);
  expect(await screen.findByText(/^An Admin has hidden this picture. .* Not here.$/)).toBeVisible();
});
