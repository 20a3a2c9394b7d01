import { mockUser, refusals } from '@seed/portal-sdk/testing';
import { listRegisteredModules } from '@seed/registry-contracts/modules';
import { screen, within } from '@testing-library/react';
import { addGateway, addModuleTo, emptyWorld, move, publish } from '../standalone/registry-world.ts';
import { renderAdmin } from '../testing/render-admin.ts';

test('each module shows its team and what every channel has of it', async () => {
  const world = emptyWorld();
  addModuleTo(world, 'forums', 'Team Lima');
  addModuleTo(world, 'notices', 'Team Osaka');
  publish(world, 'forums', '1.0.0');
  publish(world, 'forums', '1.1.0');
  move(world, { module: 'forums', to: '1.0.0' });
  move(world, { channel: 'preview-likes', module: 'forums', to: '1.1.0' });
  renderAdmin('/admin', world);
  expect(await screen.findByRole('heading', { level: 1, name: 'Releases' })).toHaveFocus();
  const cards = await screen.findAllByRole('article');
  expect(await within(cards[0] as HTMLElement).findByText('Live')).toBeVisible();
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    'forumsTeam LimaLive1.0.0Preview likes1.1.0',
    'noticesTeam OsakaNot in the portal',
  ]);
  expect(screen.getByRole('link', { name: 'forums' })).toHaveAttribute('href', '/admin/modules/forums');
});

test('the list shows which release a gateway refuses, and why', async () => {
  const world = emptyWorld();
  addModuleTo(world, 'forums');
  publish(world, 'forums', '1.0.0');
  move(world, { module: 'forums', to: '1.0.0' });
  const refusal = 'The file main.js is not the signed one.';
  addGateway(world, { module: 'forums', channel: 'stable', wanted: '1.0.0', served: null, refusal });
  renderAdmin('/admin', world);
  expect(await screen.findByText(`1 gateway refuses 1.0.0: ${refusal}`)).toBeVisible();
});

test('a member who is no Admin sees that the page is not for them, and the registry gets no request', async () => {
  const { calls } = renderAdmin('/admin', emptyWorld(), mockUser);
  expect(await screen.findByRole('heading', { level: 1, name: 'Only for Admins' })).toBeVisible();
  expect(calls()).toEqual([]);
});

test('a portal without a registry states where its modules come from', async () => {
  const { refuse } = renderAdmin('/admin', emptyWorld());
  const notFound = refusals.find(({ title }) => title === '404 not_found');
  refuse(listRegisteredModules, () => notFound?.respond() ?? new Response());
  expect(await screen.findByRole('heading', { name: 'This portal has no registry' })).toBeVisible();
});

test('a module is added with its team and the reason', async () => {
  const world = emptyWorld();
  const { member } = renderAdmin('/admin', world);
  await member.click(await screen.findByRole('button', { name: 'Add the first module' }));
  await member.click(await screen.findByRole('button', { name: 'Add' }));
  expect(screen.getByText('A reason is required.')).toBeVisible();
  await member.type(screen.getByRole('textbox', { name: 'Name' }), 'notices');
  await member.type(screen.getByRole('textbox', { name: 'Team' }), 'Team Osaka');
  await member.type(screen.getByRole('textbox', { name: 'Reason' }), 'Members asked for it');
  await member.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findByRole('link', { name: 'notices' })).toBeVisible();
  expect(world.log[0]).toMatchObject({ act: 'module-added', module: 'notices', reason: 'Members asked for it' });
});
