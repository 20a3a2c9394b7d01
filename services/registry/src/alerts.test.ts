import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(__dirname, '../../..');
const read = (path: string) => readFile(join(root, path), 'utf8');

test('the alerts use metrics that are counted, and each of them has its paragraph about what to do', async () => {
  const rules = await read('deploy/prometheus/alerts/releases.yaml');
  const [page, registry, gateway] = await Promise.all([
    read('docs/services/registry-alerts.md'),
    read('services/registry/src/metrics.ts'),
    read('services/gateway/src/releases/release-metrics.ts'),
  ]);
  const metrics = new Set(rules.match(/\b(?:registry|gateway)_[a-z_]+/g));
  expect(metrics.size).toBeGreaterThanOrEqual(5);
  for (const metric of metrics) expect(registry + gateway).toContain(`'${metric}'`);
  const alerts = [...rules.matchAll(/alert: (\w+)/g)].map(([, name = '']) => name);
  expect(alerts).toHaveLength(6);
  for (const alert of alerts) {
    expect(page).toContain(`\n## ${alert}\n`);
    expect(rules).toContain(`runbook: docs/services/registry-alerts.md#${alert.toLowerCase()}`);
  }
});
