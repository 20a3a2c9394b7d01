import { randomUUID } from 'node:crypto';
import { shared } from '@seed/service-kit/testing/shared';
import { aRelease, aTeam, build, complete, moved, uploaded } from './testing/factories.ts';
import { registryUnderTest } from './testing/registry-under-test.ts';

const started = shared(registryUnderTest);

/** The values of the registry's own metrics, by name and labels. */
async function values(): Promise<Readonly<Record<string, number>>> {
  const text = await (await fetch(`${started().url}/metrics`)).text();
  const lines = text.split('\n').filter((line) => line.startsWith('registry_'));
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = '', value] = /^(.+) (\S+)$/.exec(line) ?? [];
      return [name.replace(/,?service="registry",?/, ''), Number(value)];
    }),
  );
}

test('releases, moves, refusals by the kind of their reasons and the newest set are counted', async () => {
  const team = await aTeam(started());
  await aRelease(team, '1.0.0');
  await moved(team.client, 'stable', { [team.module]: '1.0.0' });
  await uploaded(team, '1.1.0', build(team.module, '1.1.0', { release: { version: '9.9.9' } }));
  await complete(team, '1.1.0');
  const moves = [{ module: team.module, to: '7.0.0' }];
  await team.client.put('/api/v1/registry/channels/stable', { moves, reason: 'A test' });
  const found = await values();
  expect(found).toMatchObject({
    'registry_acts_total{act="publish"}': 1,
    'registry_acts_total{act="move"}': 1,
    'registry_refusals_total{act="publish",kind="files"}': 1,
    'registry_refusals_total{act="move",kind="moves"}': 1,
    'registry_log_intact{}': -1,
  });
  const age = Date.now() / 1000 - (found['registry_last_set_timestamp_seconds{}'] ?? 0);
  expect(age).toBeLessThan(60);
});

test('openings of modules are counted by how they went, and those of unknown releases are not', async () => {
  const team = await aTeam(started());
  await aRelease(team, '1.0.0');
  const opening = { module: team.module, version: '1.0.0', event: 'mounted', ms: 80 };
  const visits = [
    opening,
    { ...opening, event: 'failed' },
    { ...opening, event: 'crashed' },
    { ...opening, version: '9.9.9' },
    { ...opening, module: 'unknown', event: 'failed' },
  ];
  await started()
    .as('maria')
    .post('/api/v1/registry/visits', { visits: visits.map((visit) => ({ ...visit, id: randomUUID() })) });
  const openings = Object.entries(await values()).filter(([name]) => name.startsWith('registry_module_openings_total'));
  expect(Object.fromEntries(openings)).toEqual({
    [`registry_module_openings_total{module="${team.module}",outcome="mounted"}`]: 1,
    [`registry_module_openings_total{module="${team.module}",outcome="failed"}`]: 1,
    [`registry_module_openings_total{module="${team.module}",outcome="crashed"}`]: 1,
  });
});
