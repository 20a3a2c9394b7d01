import { importMembers } from '@seed/community-contracts/member-import';
import { MockProblemError, refusedForm } from '@seed/portal-sdk/testing';
import { act, screen, within } from '@testing-library/react';
import { addProfile, emptyWorld } from '../standalone/community-world.ts';
import { field, fill } from '../testing/profile-form.ts';
import { admin, renderCommunity } from '../testing/render-community.ts';

const path = '/community/add-people';

beforeEach(() => localStorage.clear());

async function chooseFile(member: ReturnType<typeof renderCommunity>['member'], content: BlobPart) {
  await screen.findByRole('button', { name: 'Choose a file' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('there is nothing to choose a file with');
  await member.upload(input, new File([content], 'people.csv', { type: 'text/csv' }));
}

test('an Admin sees what becomes of each row of a file before anything is stored, and then imports it', async () => {
  const world = emptyWorld(admin);
  addProfile(world, { name: 'Known Person', goromLogin: 'known@seed.example' });
  const { member } = renderCommunity(path, world);
  await chooseFile(
    member,
    'email,name,role\nlucia@seed.example,"Ñáñez, Lucía",alumni\nwrong,Wrong Address,\nknown@seed.example,Known Person,',
  );
  expect(await screen.findByText('1 row with mistakes, left out')).toBeVisible();
  expect(screen.getByText('E-mail: Please enter a valid e-mail address.')).toBeVisible();
  expect(screen.getByText('Line 3')).toBeVisible();
  expect(screen.getByText('1 person to add')).toBeVisible();
  expect(screen.getByText('1 person here already, nothing to change')).toBeVisible();
  expect(world.profiles).toHaveLength(1);
  await member.click(screen.getByRole('button', { name: 'Import 1 person' }));
  expect(await screen.findByText('1 person added')).toBeVisible();
  expect(screen.getByText(/^Imported\. You can mend the rows with mistakes/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
  expect(world.profiles.map(({ name, role }) => [name, role])).toEqual([
    ['Known Person', 'participant'],
    ['Ñáñez, Lucía', 'alumni'],
  ]);
});

test('a file in the encoding of Windows is read as it was written', async () => {
  const world = emptyWorld(admin);
  const { member } = renderCommunity(path, world);
  const bytes = Uint8Array.from('email,name\nlucia@seed.example,Luc\u00eda', (letter) => letter.charCodeAt(0));
  await chooseFile(member, bytes);
  await member.click(await screen.findByRole('button', { name: 'Import 1 person' }));
  expect(await screen.findByText('Imported. Every row is in the portal now.')).toBeVisible();
  expect(world.profiles).toMatchObject([{ name: 'Lucía' }]);
});

test('a file that the service refuses shows its reason, and another one can be chosen', async () => {
  const { member, mockOnce } = renderCommunity(path, emptyWorld(admin));
  mockOnce(importMembers, () => {
    const message = 'The header needs the column “email”.';
    throw new MockProblemError('validation', { errors: [{ pointer: '/csv', message }] });
  });
  await chooseFile(member, 'name\nMaria');
  expect(await screen.findByRole('alert')).toHaveTextContent('The header needs the column “email”.');
  expect(screen.getByRole('button', { name: 'Choose another file' })).toBeEnabled();
});

test('a file that is too large is not sent', async () => {
  const { member, calls } = renderCommunity(path, emptyWorld(admin));
  await chooseFile(member, 'x'.repeat(1_000_000));
  expect(await screen.findByRole('alert')).toHaveTextContent('This file is too large.');
  expect(calls().filter((one) => one.startsWith('POST'))).toEqual([]);
});

test('an Admin adds one person, and sees at the field that a person is there already', async () => {
  const world = emptyWorld(admin);
  addProfile(world, { goromLogin: 'known@seed.example' });
  const { member, notices } = renderCommunity(path, world);
  await fill('Name', 'Rosa Lima');
  await fill('Login e-mail', 'known@seed.example');
  const form = within(screen.getByRole('region', { name: 'One person' }));
  await member.click(form.getByRole('button', { name: 'Add this person' }));
  expect(await screen.findByText('This person has a profile already.')).toBeVisible();
  await fill('Login e-mail', 'rosa@seed.example');
  await member.click(form.getByRole('button', { name: 'Add this person' }));
  expect(await field('Name')).toHaveValue('');
  expect(world.profiles.map(({ goromLogin }) => goromLogin)).toContain('rosa@seed.example');
  expect(notices).toMatchObject([{ tone: 'success' }]);
});

test('a person who could not be added stays in the form, with the reason of every failure', async () => {
  const portal = renderCommunity(path, emptyWorld(admin));
  await fill('Name', 'Rosa Lima');
  await fill('Login e-mail', 'rosa@seed.example');
  expect(await refusedForm(portal, { endpoint: importMembers, submit: 'Add this person' })).toEqual([]);
}, 60_000);

test('an Admin sees which people wait for a login, and why one could not be created', async () => {
  const world = emptyWorld(admin);
  const problem = 'Keycloak responded 403 at “creating the account”.';
  const failed = [{ memberId: 'rosa', name: 'Rosa Lima', email: 'rosa@seed.example', problem }];
  world.accounts = { isConfigured: true, waiting: 2, failed };
  renderCommunity(path, world);
  expect(await screen.findByText(/^2 people wait for a login\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Rosa Lima' })).toHaveAttribute('href', '/community/profiles/rosa');
  expect(screen.getByText(problem)).toBeVisible();
});

test('without the admin API of an identity provider, an Admin reads that logins are created by hand', async () => {
  renderCommunity(path, emptyWorld(admin));
  expect(await screen.findByText(/create a login for each of them in the identity provider/)).toBeVisible();
});

test('other members see no such page and no way to it', async () => {
  const { props } = renderCommunity(path, emptyWorld());
  expect(await screen.findByText('No participants found for this group.')).toBeVisible();
  act(() => props.navigation.push('/community'));
  expect(await screen.findByRole('link', { name: 'Your profile' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Add people' })).not.toBeInTheDocument();
});
