import { screen, within } from '@testing-library/react';
import {
  addModuleTo,
  emptyWorld,
  move,
  publish,
  record,
  tryOut,
  type RegistryWorld,
} from '../standalone/registry-world.ts';
import { renderAdmin } from '../testing/render-admin.ts';

function forumsWorld(): RegistryWorld {
  const world = emptyWorld();
  addModuleTo(world, 'forums');
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) publish(world, 'forums', version);
  move(world, { module: 'forums', to: '1.0.0' });
  move(world, { module: 'forums', to: '1.1.0' });
  return world;
}

/** Undoes the act of an entry of the log, by its sentence. */
async function undo(world: RegistryWorld, sentence: string) {
  const { member } = renderAdmin('/admin/log', world);
  await member.click(await screen.findByRole('button', { name: `Undo: ${sentence}` }));
  const dialog = await screen.findByRole('dialog', { name: 'Undo this?' });
  const text = dialog.textContent;
  await member.type(await within(dialog).findByRole('textbox', { name: 'Reason' }), 'It was a slip');
  await member.click(within(dialog).getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: `Undo: ${sentence}` })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  return text;
}

test('a promotion is undone by the version before', async () => {
  const world = forumsWorld();
  expect(await undo(world, 'forums 1.1.0 became live')).toContain('forums has 1.0.0 again.');
  expect(world.log[0]).toMatchObject({
    reason: 'It was a slip',
    moves: [{ module: 'forums', from: '1.1.0', to: '1.0.0' }],
  });
});

test('a canary that was started is taken back', async () => {
  const world = forumsWorld();
  tryOut(world, { module: 'forums', version: '1.2.0' });
  await undo(world, 'forums 1.2.0 is tried out: 5 %');
  expect(world.rollouts[0]).toMatchObject({ state: 'aborted', endReason: 'It was a slip' });
});

test('a module that was switched off is switched on', async () => {
  const world = forumsWorld();
  world.off['forums'] = { message: 'Back at noon' };
  record(world, { act: 'module-switched-off', module: 'forums' });
  await undo(world, 'forums was switched off');
  expect(world.off).toEqual({});
});

test('a module that was added is removed while it has no key', async () => {
  const world = forumsWorld();
  const added = addModuleTo(world, 'notices');
  world.modules = world.modules.map((one) => (one.id === added.id ? { ...one, keys: [] } : one));
  expect(await undo(world, 'notices was added')).toContain('notices is no longer in the registry.');
  expect(world.modules.map(({ id }) => id)).toEqual(['forums']);
});

test('a module that was handed over goes back to its team', async () => {
  const world = forumsWorld();
  record(world, { act: 'module-changed', module: 'forums', facts: { team: 'Team Kyoto', before: 'Team Lima' } });
  expect(await undo(world, 'forums was handed over to Team Kyoto')).toContain('forums goes back to Team Lima.');
  expect(world.log[0]).toMatchObject({ act: 'module-changed', facts: { team: 'Team Lima' } });
});

test('an act is not undone when another one came after it, and the reason is shown', async () => {
  const world = forumsWorld();
  move(world, { module: 'forums', to: '1.2.0' });
  const { member } = renderAdmin('/admin/log', world);
  await member.click(await screen.findByRole('button', { name: 'Undo: forums 1.1.0 became live' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The registry would refuse this:');
  expect(screen.queryByRole('textbox', { name: 'Reason' })).not.toBeInTheDocument();
});

test('the last act of the Admin can be undone at the top of the page of the module', async () => {
  const world = forumsWorld();
  const { member } = renderAdmin('/admin/modules/forums', world);
  const [last] = await screen.findAllByRole('button', { name: 'Undo: forums 1.1.0 became live' });
  expect(last?.parentElement).toHaveTextContent('Your last act: forums 1.1.0 became live.');
  await member.click(last as HTMLElement);
  expect(await screen.findByRole('dialog', { name: 'Undo this?' })).toBeVisible();
});

test('a revoked key cannot be undone, which the log states', async () => {
  const world = forumsWorld();
  record(world, { act: 'key-revoked', module: 'forums' });
  renderAdmin('/admin/log?act=key-revoked', world);
  expect(await screen.findByText('This cannot be undone.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Undo/ })).not.toBeInTheDocument();
});
