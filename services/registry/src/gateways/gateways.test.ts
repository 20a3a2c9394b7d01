import { randomUUID } from 'node:crypto';
import type { Gateway } from '@seed/registry-contracts/gateways';
import { sharedService } from '@seed/service-kit/testing/shared-service';
import { registryUnderTest } from '../testing/registry-under-test.ts';

const registry = sharedService(registryUnderTest);

const served = { module: 'forums', channel: 'stable', wanted: '1.1.0', served: '1.1.0', refusal: null };
const refused = { ...served, served: '1.0.0', refusal: 'The file main.js is not the signed one.' };

const report = (id: string, modules: readonly object[] = [served]) =>
  fetch(`${registry.url}/internal/gateways/${id}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ set: 3, modules }),
  });

const shown = async (id: string) =>
  (await registry.as('ana').get<Gateway[]>('/api/v1/registry/gateways')).body.find((one) => one.id === id);

test('Admins see the newest report of each gateway', async () => {
  const [one, other] = [randomUUID(), randomUUID()];
  expect((await report(one)).status).toBe(204);
  await report(one, [refused]);
  await report(other);
  expect(await shown(one)).toMatchObject({ set: 3, modules: [refused] });
  expect(await shown(other)).toMatchObject({ modules: [served] });
});

test.each<[string, string, object[]]>([
  ['an id that is none', 'gateway', [served]],
  ['a reason that is too long', randomUUID(), [{ ...refused, refusal: 'x'.repeat(301) }]],
  ['more modules than there can be', randomUUID(), Array.from({ length: 401 }, () => served)],
])('a report with %s is not taken', async (_, id, modules) => {
  expect((await report(id, modules)).ok).toBe(false);
  expect(await shown(id)).toBeUndefined();
});
