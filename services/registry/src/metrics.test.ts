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
