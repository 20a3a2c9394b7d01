import { problemMediaType } from '@seed/contracts/problem';
import { moveChannel } from '@seed/registry-contracts/channels';
import { act, screen, waitFor, within } from '@testing-library/react';
import { addModuleTo, emptyWorld, move, publish, record } from '../standalone/registry-world.ts';
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
const live = async () => (await releases()).find(({ textContent }) => textContent.includes('Live'))?.textContent;

test('a module shows what is live, what was before, and what may become live', async () => {
  renderAdmin('/admin/modules/forums', forumsWorld());
  await screen.findByRole('button', { name: 'Roll back to 1.0.0' });
  const shown = (await releases()).map((card) => ({
    state: within(card).getByRole('heading').textContent,
    act: within(card).queryByRole('button')?.getAttribute('aria-label'),
  }));
  expect(shown).toEqual([
    { state: '1.2.0 ', act: 'Make 1.2.0 live' },
    { state: '1.1.0 Live', act: undefined },
    { state: '1.0.0 Before', act: 'Roll back to 1.0.0' },
  ]);
  expect(screen.getAllByText(/pipeline-forums/)).not.toHaveLength(0);
});

test('a release becomes live with a reason, and the one before can be put back', async () => {
  const world = forumsWorld();
  const { member } = renderAdmin('/admin/modules/forums', world);
  await member.click(await screen.findByRole('button', { name: 'Make 1.2.0 live' }));
  expect(screen.getByText(/It takes the place of 1.1.0/)).toBeVisible();
  await member.type(screen.getByRole('textbox', { name: 'Reason' }), 'Members can quote');
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

test('a module is taken out of the portal with a reason', async () => {
  const world = forumsWorld();
  const { member } = renderAdmin('/admin/modules/forums', world);
  await member.click(await screen.findByRole('button', { name: 'Take out' }));
  await member.type(screen.getByRole('textbox', { name: 'Reason' }), 'It loses posts');
  await member.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Take out' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Take out' })).not.toBeInTheDocument());
  expect(world.channels['stable']).toEqual({});
});

test('a key is revoked, and is shown as revoked from then on', async () => {
  const world = forumsWorld();
  const { member } = renderAdmin('/admin/modules/forums', world);
  await member.click(await screen.findByRole('button', { name: 'Revoke the key forumsKK' }));
  await member.type(screen.getByRole('textbox', { name: 'Reason' }), 'The laptop was stolen');
  await member.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText(/^Revoked/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Revoke the key/ })).not.toBeInTheDocument();
});

test('a module is handed over to another team', async () => {
  const world = forumsWorld();
  const { member } = renderAdmin('/admin/modules/forums', world);
  await member.click(await screen.findByRole('button', { name: 'Hand over' }));
  await member.type(screen.getByRole('textbox', { name: 'Team' }), 'Team Kyoto');
  await member.type(screen.getByRole('textbox', { name: 'Reason' }), 'They write it now');
  await member.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Hand over' }));
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
