import { silentLogger } from '@seed/service-kit/testing/silent-logger';
import { testDatabase } from '@seed/service-kit/testing/test-database';
import { until } from '@seed/service-kit/testing/until';
import { createSetWatch } from '../channels/set-watch.ts';
import { registrySchema } from '../db/schema.ts';
import { logRepository } from '../log/log.repository.ts';
import { defaultComparison } from './rollout-limits.ts';
import { watchRollouts } from './rollout-watch.ts';
import { rolloutsRepository } from './rollouts.repository.ts';
import { visitsRepository } from './visits.repository.ts';

test('two replicas take a bad canary back once', async () => {
  const { dataSource: database, drop } = await testDatabase(registrySchema);
  const rollouts = rolloutsRepository(database.manager);
  const now = new Date();
  const { id } = await rollouts.insert({
    module: 'forums',
    releaseVersion: '1.1.0',
    digest: 'd'.repeat(64),
    state: 'running',
    share: 50,
    roles: [],
    steps: [],
    startedAt: now,
    changedAt: now,
    endedAt: null,
    endReason: null,
  });
  for (let visit = 0; visit < 20; visit += 1) {
    const isCanary = visit % 2 === 0;
    const outcome = isCanary ? 'failed' : 'mounted';
    const ended = { outcome, mountMs: isCanary ? null : 80, isCounted: false } as const;
    await visitsRepository(database.manager).put({
      id: `visit-${visit}`,
      rolloutId: id,
      isCanary,
      begunAt: now,
      ...ended,
    });
  }
  const logger = silentLogger();
  const watch = createSetWatch(
    () => Promise.resolve(0),
    (error) => logger.warn({ err: error }, 'no set'),
  );
  const limits = { comparison: defaultComparison, loadMs: 20_000, stepMs: 600_000, stepVisits: 50, memberVisits: 1000 };
  const live = () => Promise.reject(new Error('An abort needs no portal'));
  const stops = [1, 2].map(() => watchRollouts({ database, watch, live, limits, logger }));
  await until(async () => (await rollouts.get(id)).state === 'aborted');
  stops.forEach((stop) => stop());
  watch.stop();
  const entries = await logRepository(database.manager).after(0, 10);
  expect(entries.map(({ content }) => JSON.parse(content) as object)).toEqual([
    expect.objectContaining({ act: 'rollout-aborted', by: 'registry', module: 'forums' }),
  ]);
  await drop();
});
