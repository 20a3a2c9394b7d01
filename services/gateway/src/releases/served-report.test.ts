import { isDeepStrictEqual } from 'node:util';
import type { GatewayReport } from '@seed/contracts/gateway-report';
import { eventually, followingPortal } from '../testing/following-portal.ts';
import { buildOf, type ReleaseRegistry, releaseRegistry } from '../testing/release-registry.ts';
import { sha256 } from '../testing/release-signer.ts';

async function untilReported(registry: ReleaseRegistry, wanted: Partial<GatewayReport['modules'][number]>) {
  const found = () => [...registry.reports.values()].flatMap(({ modules }) => modules);
  const matches = (row: object) => isDeepStrictEqual({ ...row, ...wanted }, row);
  await eventually(() => found().some(matches), `a gateway reports ${JSON.stringify(wanted)}`);
}

const changed = (registry: ReleaseRegistry) =>
  registry.files.set(sha256(buildOf('forums', '1.1.0')['module.js'] ?? ''), Buffer.from('changed'));

test('a gateway reports what it serves, and a release that it refuses with the reason, until it is corrected', async () => {
  await using registry = await releaseRegistry();
  for (const version of ['1.0.0', '1.1.0']) await registry.publish(version);
  registry.promote('1.0.0');
  await using portal = await followingPortal(registry);
  await portal.until('forums 1.0.0');
  const stable = { module: 'forums', channel: 'stable' } as const;
  await untilReported(registry, { ...stable, wanted: '1.0.0', served: '1.0.0', refusal: null });
  changed(registry);
  registry.promote('1.1.0');
  const refusal = 'The file module.js is not the signed one.';
  await untilReported(registry, { ...stable, wanted: '1.1.0', served: '1.0.0', refusal });
  expect(registry.reports.size).toBe(1);
  await registry.publish('1.1.0');
  await untilReported(registry, { ...stable, wanted: '1.1.0', served: '1.1.0', refusal: null });
});

test('a module without any good release is reported as served by none, and a refused canary too', async () => {
  await using registry = await releaseRegistry();
  await registry.publish('1.1.0');
  changed(registry);
  registry.point('1.1.0');
  const pointer = registry.feed.channels['stable']?.['forums'];
  registry.feed.channels = { ...registry.feed.channels, canary: pointer === undefined ? {} : { forums: pointer } };
  await using _portal = await followingPortal(registry);
  const refusal = 'The file module.js is not the signed one.';
  for (const channel of ['stable', 'canary'] as const) {
    await untilReported(registry, { module: 'forums', channel, served: null, refusal });
  }
});
