import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const read = (path: string) => readFile(join(root, path), 'utf8');

test('the alerts use metrics that are counted', async () => {
  const rules = await read('deploy/prometheus/alerts/releases.yaml');
  const [registry, gateway] = await Promise.all([
    read('services/registry/src/metrics.ts'),
    read('services/gateway/src/releases/release-metrics.ts'),
  ]);
  const metrics = new Set(rules.match(/\b(?:registry|gateway)_[a-z_]+/g));
  expect(metrics.size).toBeGreaterThanOrEqual(5);
  for (const metric of metrics) expect(registry + gateway).toContain(`'${metric}'`);
  expect([...rules.matchAll(/alert: (\w+)/g)]).toHaveLength(6);
});
