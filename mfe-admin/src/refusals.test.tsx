import { refusedForm, refusedPage } from '@seed/portal-sdk/testing';
import { moveChannel } from '@seed/registry-contracts/channels';
import { listLogEntries } from '@seed/registry-contracts/log';
import {
  addModule,
  getRegisteredModule,
  listRegisteredModules,
  revokeKey,
  updateModule,
} from '@seed/registry-contracts/modules';
import { startRollout, switchModule } from '@seed/registry-contracts/rollouts';
import { listPublishedReleases } from '@seed/registry-contracts/releases';
import { act, fireEvent, screen } from '@testing-library/react';
import { addModuleTo, emptyWorld, publish } from './standalone/registry-world.ts';
import { renderAdmin } from './testing/render-admin.ts';

const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function forumsWorld() {
  const world = emptyWorld();
  const { keys } = addModuleTo(world, 'forums');
  publish(world, 'forums', '1.0.0');
  return { world, kid: keys[0]?.kid ?? '' };
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

test.each([
  ['modules', '/admin', listRegisteredModules],
  ['module', '/admin/modules/forums', getRegisteredModule],
  ['releases', '/admin/modules/forums', listPublishedReleases],
  ['log', '/admin/log', listLogEntries],
])(
  'the %s that do not load show the reason of every failure and a retry',
  async (name, at, endpoint) => {
    jest.useFakeTimers();
    const { world } = forumsWorld();
    // Two of the pages have a page of their own for what does not exist.
    const hasOwnPage = name === 'modules' || name === 'module';
    const problems = await refusedPage(renderAdmin(at, world), { endpoint, advance });
    expect(problems.filter((problem) => !(hasOwnPage && problem.startsWith('404')))).toEqual([]);
  },
  120_000,
);

test.each([
  { path: 'promote?version=1.0.0', submit: 'Make live', endpoint: moveChannel },
  { path: 'revoke/kid', submit: 'Revoke', endpoint: revokeKey },
  { path: 'canary?version=1.0.0', submit: 'Try out', endpoint: startRollout },
  { path: 'off', submit: 'Switch off', endpoint: switchModule },
  { path: 'team', submit: 'Hand over', endpoint: updateModule },
])('the dialog at $path shows the reason of every refusal and keeps the text', async ({ path, ...form }) => {
  const { world, kid } = forumsWorld();
  const portal = renderAdmin(`/admin/modules/forums/${path.replace('kid', kid)}`, world);
  for (const field of await screen.findAllByRole('textbox')) fireEvent.change(field, { target: { value: '10' } });
  expect(await refusedForm(portal, form)).toEqual([]);
});

test('the dialog for a new module shows the reason of every refusal and keeps the text', async () => {
  const portal = renderAdmin('/admin/new', emptyWorld());
  for (const field of await screen.findAllByRole('textbox')) fireEvent.change(field, { target: { value: 'notices' } });
  expect(await refusedForm(portal, { endpoint: addModule, submit: 'Add' })).toEqual([]);
});
