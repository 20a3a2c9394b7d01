import { screen, waitFor } from '@testing-library/react';
import { addModuleTo, addPerson, adminUser, emptyWorld, move, publish, record } from '../standalone/registry-world.ts';
import { renderAdmin } from '../testing/render-admin.ts';

function someHistory() {
  const world = emptyWorld();
  addModuleTo(world, 'forums');
  addModuleTo(world, 'clubs');
  publish(world, 'forums', '1.0.0');
  move(world, { module: 'forums', to: '1.0.0', reason: 'Members waited for it' });
  record(world, { act: 'key-revoked', module: 'clubs', reason: 'It has leaked' });
  return world;
}

test('an entry names the member who acted', async () => {
  const world = someHistory();
  addPerson(world, adminUser);
  renderAdmin('/admin/log', world);
  await waitFor(() => expect(screen.getAllByText(/by Ana Torres/)).toHaveLength(4));
});

const entries = () => screen.getAllByRole('article').map(({ textContent }) => textContent);

test('every entry states what happened, why, and who did it', async () => {
  renderAdmin('/admin/log', someHistory());
  await screen.findByText('Members waited for it');
  const stated = entries().map((text) => text.replace(/(\d+ \w+ ago|[A-Z][a-z]+ \d+, \d{4}).*$/, ''));
  expect(stated).toEqual([
    'A key of clubs was revokedIt has leaked',
    'forums 1.0.0 became liveMembers waited for it',
    'forums 1.0.0 was published',
    'clubs was addedA new part of the portal',
    'forums was addedA new part of the portal',
  ]);
  expect(await screen.findByText('The chain of all 5 entries is intact.')).toBeVisible();
});

test('the entries are filtered by module and by what happened, and the address keeps the filter', async () => {
  const { member, props } = renderAdmin('/admin/log', someHistory());
  await member.click(await screen.findByRole('button', { name: /Module/ }));
  await member.click(await screen.findByRole('option', { name: 'clubs' }));
  await waitFor(() => expect(entries()).toHaveLength(2));
  await member.click(screen.getByRole('button', { name: /What/ }));
  await member.click(await screen.findByRole('option', { name: 'Key revoked' }));
  await waitFor(() => expect(entries()).toHaveLength(1));
  expect(props.navigation.getLocation().search).toBe('?module=clubs&act=key-revoked');
});

test('a chain that does not hold is reported', async () => {
  const world = someHistory();
  world.brokenAt = 3;
  renderAdmin('/admin/log', world);
  expect(await screen.findByRole('alert')).toHaveTextContent('The chain is broken at entry 3');
});

test('all entries that match are exported, one JSON object a line', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  const world = someHistory();
  for (let number = 0; number < 300; number += 1) record(world, { act: 'module-changed', module: 'forums' });
  const { member } = renderAdmin('/admin/log?module=forums', world);
  await member.click(await screen.findByRole('button', { name: 'Export' }));
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  const lines = (await new Response(saved[0]).text()).trimEnd().split('\n');
  expect(lines).toHaveLength(303);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ sequence: 305, module: 'forums' });
});
