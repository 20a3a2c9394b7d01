import { problemMediaType } from '@seed/contracts/problem';
import { moveChannel } from '@seed/registry-contracts/channels';
import { startRollout } from '@seed/registry-contracts/rollouts';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  addGateway,
  addModuleTo,
  addPerson,
  adminUser,
  emptyWorld,
  move,
  publish,
  record,
  tryOut,
} from '../standalone/registry-world.ts';
import type { RegistryWorld } from '../standalone/registry-world.ts';
import { renderAdmin } from '../testing/render-admin.ts';

/** The forums with 1.1.0 live, 1.0.0 before it, and 1.2.0 published. */
function forumsWorld(): RegistryWorld {
  const world = emptyWorld();
  addModuleTo(world, 'forums');
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) publish(world, 'forums', version);
  move(world, { module: 'forums', to: '1.0.0' });
  move(world, { module: 'forums', to: '1.1.0' });
  return world;
}

const releases = async () => {
  const section = (await screen.findByRole('heading', { name: 'Releases' })).parentElement as HTMLElement;
  return within(section).findAllByRole('article');
};
const inDialog = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });
const live = async () => (await releases()).find(({ textContent }) => textContent.includes('Live'))?.textContent;

test('a module shows what is live, what was before, and what may become live', async () => {
  renderAdmin('/admin/modules/forums', forumsWorld());
  await screen.findByRole('button', { name: 'Roll back to 1.0.0' });
  const shown = (await releases()).map((card) => ({
    state: within(card).getByRole('heading').textContent,
    acts: within(card)
      .queryAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  }));
  expect(shown).toEqual([
    { state: '1.2.0 ', acts: ['Make 1.2.0 live', 'Try 1.2.0 out'] },
    { state: '1.1.0 Live', acts: [] },
    { state: '1.0.0 Before', acts: ['Roll back to 1.0.0', 'Try 1.0.0 out'] },
  ]);
  expect(screen.getAllByText(/pipeline-forums/)).not.toHaveLength(0);
});

test('a release becomes live with a reason, and the one before can be put back', async () => {
  const world = forumsWorld();
  const { member } = renderAdmin('/admin/modules/forums', world);
  await member.click(await screen.findByRole('button', { name: 'Make 1.2.0 live' }));
  expect(await screen.findByText(/It takes the place of 1.1.0/)).toBeVisible();
  await member.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Members can quote');
  await member.click(screen.getByRole('button', { name: 'Make live' }));
  expect(await screen.findByRole('button', { name: 'Roll back to 1.1.0' })).toBeVisible();
  expect(await live()).toContain('1.2.0');
  expect(world.log[0]).toMatchObject({
    reason: 'Members can quote',
    moves: [{ module: 'forums', from: '1.1.0', to: '1.2.0' }],
  });
});

test('every reason of the gate is shown, and the reason that was typed is kept', async () => {
  const { member, refuse } = renderAdmin('/admin/modules/forums/promote?version=1.2.0', forumsWorld());
  await member.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Ready');
  const errors = ['It requires forums ^2.0.0, and 1.1.0 is running.', 'The key was revoked.'].map((message) => ({
    pointer: '/moves/0/to',
    message,
  }));
  const problem = { type: 'about:blank', title: 'Bad Request', status: 400, code: 'validation', errors };
  const headers = { 'content-type': problemMediaType };
  refuse(moveChannel, () => Response.json(problem, { status: 400, headers }));
  await member.click(screen.getByRole('button', { name: 'Make live' }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('It requires forums ^2.0.0, and 1.1.0 is running. The key was revoked.');
  expect(screen.getByRole('textbox', { name: 'Reason' })).toHaveValue('Ready');
});

test('what the gate has against an act is listed before a reason is typed, until it has nothing', async () => {
  const { member, refuse } = renderAdmin('/admin/modules/forums', forumsWorld());
  const reasons = ['It requires forums ^2.0.0, and 1.1.0 is running.', 'The key was revoked.'];
  const errors = reasons.map((message) => ({ pointer: '/moves/0/to', message }));
  const problem = { type: 'about:blank', title: 'Bad Request', status: 400, code: 'validation', errors };
  const respond = () => Response.json(problem, { status: 400, headers: { 'content-type': problemMediaType } });
  const restores = [moveChannel, startRollout].map((endpoint) => refuse(endpoint, respond));
  for (const open of ['Make 1.2.0 live', 'Try 1.2.0 out']) {
    await member.click(await screen.findByRole('button', { name: open }));
    const alert = await screen.findByRole('alert');
    expect(
      within(alert)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(reasons);
    expect(screen.queryByRole('textbox', { name: 'Reason' })).not.toBeInTheDocument();
    if (open === 'Try 1.2.0 out') restores.forEach((restore) => restore());
    else await member.click(inDialog('Close'));
  }
  await member.click(inDialog('Check again'));
  expect(await screen.findByRole('textbox', { name: 'Reason' })).toBeVisible();
});

test('a release is tried out on a part of the members, and becomes live or is taken back', async () => {
  const world = forumsWorld();
  const { member } = renderAdmin('/admin/modules/forums', world);
  await member.click(await screen.findByRole('button', { name: 'Try 1.2.0 out' }));
  const share = await screen.findByRole('textbox', { name: 'Share of the members in percent' });
  await member.clear(share);
  await member.type(share, '0');
  await member.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Quotes are new');
  await member.click(inDialog('Try out'));
  expect(screen.getByText('A share is a whole number from 1 to 100.')).toBeVisible();
  await member.type(share, '{Backspace}10');
  await member.click(inDialog('Try out'));
  expect(await screen.findByText('10 % of all members')).toBeVisible();
  expect(world.rollouts[0]).toMatchObject({ version: '1.2.0', share: 10, steps: [] });
  await member.click(screen.getByRole('button', { name: 'Take back' }));
  await member.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Quotes are lost');
  await member.click(inDialog('Take back'));
  expect(await screen.findByText('Taken back')).toBeVisible();
  expect(screen.getAllByText('Quotes are lost')).not.toHaveLength(0);
  expect(await live()).toContain('1.1.0');
});

test('a canary shows how it does beside the live version, and grows by itself if that is wanted', async () => {
  const world = forumsWorld();
  const none = { failures: 1, times: 1, limit: 200 };
  const canary = { visits: 20, failures: 3, medianMs: 400 };
  tryOut(world, {
    module: 'forums',
    version: '1.2.0',
    comparison: { ...none, canary, stable: { visits: 0, failures: 0, medianMs: null } },
  });
  const { member } = renderAdmin('/admin/modules/forums', world);
  expect(await screen.findByText('Canary: 15 %')).toBeVisible();
  expect(screen.getByText('Canary: 400 ms')).toBeVisible();
  expect(screen.getAllByText('Live: not known yet')).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /^Try/ })).not.toBeInTheDocument();
  await member.click(screen.getByRole('button', { name: 'Change the share' }));
  await member.click(await screen.findByRole('button', { name: /And then/ }));
  await member.click(await screen.findByRole('option', { name: 'Grow by itself while it stays good' }));
  await member.type(await screen.findByRole('textbox', { name: 'Reason' }), 'It does well');
  await member.click(inDialog('Change'));
  expect(await screen.findByText('Then 25, 100 % by itself')).toBeVisible();
});

test('a module is switched off with a message for members, and on again', async () => {
  const world = forumsWorld();
  const { member } = renderAdmin('/admin/modules/forums', world);
  await member.click(await screen.findByRole('button', { name: 'Switch off' }));
  const message = await screen.findByRole('textbox', { name: 'Message for members' });
  await member.click(inDialog('Switch off'));
  expect(screen.getByText('A message for members is required.')).toBeVisible();
  await member.type(message, 'Back at noon');
  await member.type(await screen.findByRole('textbox', { name: 'Reason' }), 'It loses posts');
  await member.click(inDialog('Switch off'));
  expect(await screen.findByText('Switched off. Members read: Back at noon')).toBeVisible();
  await member.click(screen.getByRole('button', { name: 'Switch on' }));
  await member.type(await screen.findByRole('textbox', { name: 'Reason' }), 'Mended');
  await member.click(inDialog('Switch on'));
  expect(await screen.findByRole('button', { name: 'Switch off' })).toBeVisible();
  expect(world.log.slice(0, 2).map(({ act, reason }) => [act, reason])).toEqual([
    ['module-switched-on', 'Mended'],
    ['module-switched-off', 'It loses posts'],
  ]);
});

test('a module shows what the gateways serve, and what they refuse with the reason', async () => {
  const world = forumsWorld();
  addGateway(world);
  addGateway(world);
  const refusal = 'The file main.js is not the signed one.';
  addGateway(world, { module: 'forums', channel: 'stable', wanted: '1.1.0', served: '1.0.0', refusal });
  renderAdmin('/admin/modules/forums', world);
  expect(await screen.findByText('2 gateways serve 1.1.0. 1 gateway serves 1.0.0.')).toBeVisible();
  expect(screen.getByText(`1 gateway refuses 1.1.0: ${refusal}`)).toBeVisible();
});

test('a release that arrives late, and a module that no gateway serves, are stated as such', async () => {
  const world = forumsWorld();
  addGateway(world, { module: 'forums', channel: 'stable', wanted: '1.1.0', served: null, refusal: null });
  renderAdmin('/admin/modules/forums', world);
  expect(await screen.findByText('1 gateway serves no version. 1 gateway is fetching 1.1.0.')).toBeVisible();
  world.gateways = [];
  expect(await screen.findByText('No gateway serves it.', {}, { timeout: 10_000 })).toBeVisible();
}, 20_000);

test('a key shows who pinned it, and the page has the command for the next one', async () => {
  const world = forumsWorld();
  const [key] = world.modules[0]?.keys ?? [];
  addPerson(world, adminUser);
  record(world, { act: 'key-added', module: 'forums', by: adminUser.id, facts: { list: '1', kids: `x ${key?.kid}` } });
  renderAdmin('/admin/modules/forums', world);
  const pinned = await screen.findByText(/^Pinned/);
  await waitFor(() => expect(pinned).toHaveTextContent(/by Ana Torres$/));
  const command = 'npx portal keys pin team.key.pub --module forums --root root.key --reason "…"';
  expect(screen.getByText(command)).toBeVisible();
});

test('a key is revoked, and is shown as revoked from then on', async () => {
  const world = forumsWorld();
  const { member } = renderAdmin('/admin/modules/forums', world);
  await member.click(await screen.findByRole('button', { name: 'Revoke the key forumsKK' }));
  await member.type(await screen.findByRole('textbox', { name: 'Reason' }), 'The laptop was stolen');
  await member.click(inDialog('Revoke'));
  expect(await screen.findByText(/^Revoked/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Revoke the key/ })).not.toBeInTheDocument();
});

test('a module is handed over to another team', async () => {
  const world = forumsWorld();
  const { member } = renderAdmin('/admin/modules/forums', world);
  await member.click(await screen.findByRole('button', { name: 'Hand over' }));
  await member.type(await screen.findByRole('textbox', { name: 'Team' }), 'Team Kyoto');
  await member.type(await screen.findByRole('textbox', { name: 'Reason' }), 'They write it now');
  await member.click(inDialog('Hand over'));
  expect(await screen.findByText('Released by Team Kyoto')).toBeVisible();
});

test('what others do appears without a reload', async () => {
  jest.useFakeTimers();
  try {
    const world = forumsWorld();
    const { props } = renderAdmin('/admin/modules/forums', world);
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(await live()).toContain('1.1.0');
    move(world, { module: 'forums', to: '1.2.0' });
    record(world, { act: 'module-changed', module: 'forums', facts: { team: 'Team Kyoto' } });
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(await live()).toContain('1.2.0');
    expect(props.navigation.getLocation().pathname).toBe('/admin/modules/forums');
  } finally {
    jest.useRealTimers();
  }
});

test('an address without a module leads to a not-found page', async () => {
  renderAdmin('/admin/modules/nothing', emptyWorld());
  expect(await screen.findByRole('heading', { level: 1, name: 'Module not found' })).toBeVisible();
});
