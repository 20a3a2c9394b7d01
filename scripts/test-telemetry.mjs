// Checks metrics, rules and dashboards against running parts and a real Prometheus: node scripts/test-telemetry.mjs
// It needs promtool and prometheus (Debian: prometheus); where they are missing, it ends with a line that shows why.
import { spawn, spawnSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { globSync } from 'tinyglobby';
import { startIdentity } from '../bench/gateway/identity.mjs';
import { freePort } from '../bench/portal/free-port.mjs';
import { missingForPrometheus, prometheusApi, prometheusCommand, ruleFiles } from './prometheus.mjs';
import { root } from './workspaces.mjs';

const services = ['forums', 'notifications', 'registry'];
const longestStartMs = 60_000;
const filesOf = (pattern) => globSync(pattern, { cwd: root, absolute: true });
const dashboards = filesOf('deploy/grafana/*.json');

const missing = missingForPrometheus();
if (missing !== undefined) {
  console.error(`SKIPPED: the tests of metrics and alerts: ${missing}`);
  process.exit(0);
}

function promtool(args, input) {
  const { status, stdout, stderr } = spawnSync('promtool', args, { input, encoding: 'utf8' });
  const text = `${stdout}${stderr}`.trim();
  // promtool returns 0 although it has objections to metrics.
  if (status !== 0 || (input !== undefined && text !== '')) throw new Error(`promtool ${args.join(' ')}:\n${text}`);
}

/** Starts the parts whose metrics are read. The shared store is down, so that its gauge is there. */
async function startParts(folder, { identity, collector }) {
  const port = await freePort();
  const ports = Object.fromEntries(await Promise.all(services.map(async (name) => [name, await freePort()])));
  const origin = (name) => `http://127.0.0.1:${ports[name]}`;
  const internal = await freePort();
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    LOG_LEVEL: 'fatal',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    KEYCLOAK_URL: identity.origin,
    JWKS_URL: identity.origin,
    SESSION_CHECK_SECONDS: '0',
    DEMO_DATA: 'true',
    DATA_DIR: folder,
    SHELL_DIR: folder,
    MODULES_DIR: folder,
    UPSTREAMS: JSON.stringify(Object.fromEntries(services.map((name) => [name, { replicas: [origin(name)] }]))),
    REGISTRY_URL: origin('registry'),
    RELEASE_ROOT_KEYS: generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }).x,
    SHARED_STATE_URL: `redis://127.0.0.1:${await freePort()}`,
    OTEL_EXPORTER_OTLP_ENDPOINT: collector,
    OTEL_TRACES_SAMPLER_ARG: '1',
  };
  const start = (name, variables) =>
    spawn(process.execPath, [`services/${name}/dist/main.js`], {
      cwd: root,
      env: { ...env, ...variables },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const children = services.map((name) => start(name, { PORT: String(ports[name]) }));
  children.push(start('gateway', { PORT: String(port), INTERNAL_PORT: String(internal) }));
  return {
    children,
    url: `http://127.0.0.1:${port}`,
    targets: [`127.0.0.1:${internal}`, ...services.map((name) => `127.0.0.1:${ports[name]}`)],
  };
}

async function until(what, condition) {
  const end = Date.now() + longestStartMs;
  while (!(await condition().catch(() => false))) {
    if (Date.now() > end) throw new Error(`${what} took more than ${longestStartMs / 1000} s`);
    await delay(200);
  }
}

const textOf = async (url) => (await fetch(url)).text();

async function startPrometheus(folder, targets) {
  const port = await freePort();
  const { command, args } = prometheusCommand({ folder, port, targets, interval: '1s' });
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  return { child, get: prometheusApi(port) };
}

/** Values in place of Grafana's variables. */
const withoutVariables = (expression) =>
  expression.replaceAll('$__rate_interval', '1m').replaceAll(/\$(service|module)\b/g, '.+');

function expressionsOf(file) {
  const { panels } = JSON.parse(readFileSync(file, 'utf8'));
  return panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => ({ place: `${basename(file)}: ${title}`, expression: withoutVariables(expr) })),
  );
}

const metricName =
  /\b(?:gateway|registry|http|nodejs|process|trace|shared|open|portal|module)[a-z0-9]*[_:][a-z0-9_:]+\b/g;

/** Metrics that rules or dashboards name and nothing exposes or records. */
function unknownMetrics(exposed) {
  const rules = ruleFiles.map((file) => readFileSync(file, 'utf8')).join('\n');
  const recorded = [...rules.matchAll(/record: (\S+)/g)].map(([, name]) => name);
  const types = [...exposed.matchAll(/^# TYPE (\S+) (\S+)/gm)];
  const series = types.flatMap(([, name, type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  );
  const known = new Set([...recorded, ...series]);
  const used = [...[...rules.matchAll(/expr: \|?([^]*?)(?=\n +(?:for|labels|- ))/g)].map(([, text]) => text)];
  used.push(...dashboards.flatMap(expressionsOf).map(({ expression }) => expression));
  const names = used.flatMap((text) => text.replaceAll(/"[^"]*"/g, '').match(metricName) ?? []);
  if (names.length < 50) throw new Error('the metrics of the rules and dashboards were not found');
  return [...new Set(names)].filter((name) => !known.has(name));
}

async function checkWithPrometheus({ get }) {
  await until('Prometheus', async () =>
    (await get('query?query=up')).data.result.some(({ value }) => value[1] === '1'),
  );
  await until('the rules', async () =>
    (await get('rules')).data.groups.every(({ rules }) => rules.every(({ health }) => health === 'ok')),
  );
  const expressions = dashboards.flatMap(expressionsOf);
  for (const { place, expression } of expressions) {
    const { status, error } = await get(`query?query=${encodeURIComponent(expression)}`);
    if (status !== 'success') throw new Error(`${place}: ${error}\n${expression}`);
  }
  // A rate has a value from the second reading on.
  await until(
    'a recorded rate',
    async () => (await get('query?query=portal:requests:rate5m')).data.result.length === 1,
  );
  return expressions.length;
}

promtool(['check', 'rules', ...ruleFiles]);
promtool(['test', 'rules', ...filesOf('deploy/prometheus/tests/*.yaml')]);

const folder = mkdtempSync(join(tmpdir(), 'seed-telemetry-'));
const collector = createServer((request, response) => request.resume().on('end', () => response.end('{}')));
await once(collector.listen(0, '127.0.0.1'), 'listening');
const identity = await startIdentity();
const children = [];
try {
  const parts = await startParts(folder, { identity, collector: `http://127.0.0.1:${collector.address().port}` });
  children.push(...parts.children);
  const headers = { authorization: `Bearer ${identity.token}` };
  await until('the start', async () => {
    const metrics = await Promise.all(parts.targets.map((target) => fetch(`http://${target}/metrics`)));
    return metrics.every(({ ok }) => ok) && (await fetch(`${parts.url}/api/v1/forums`, { headers })).ok;
  });
  const texts = await Promise.all(parts.targets.map((target) => textOf(`http://${target}/metrics`)));
  texts.forEach((text) => promtool(['check', 'metrics'], text));
  const unknown = unknownMetrics(texts.join('\n'));
  if (unknown.length > 0)
    throw new Error(`rules or dashboards use metrics that nothing exposes: ${unknown.join(', ')}`);
  const prometheus = await startPrometheus(folder, parts.targets);
  children.push(prometheus.child);
  const count = await checkWithPrometheus(prometheus);
  console.log(
    `promtool accepts the metrics of ${texts.length} parts and all rules; ${count} panels have a valid query`,
  );
} finally {
  await Promise.all(
    children.map(async (child) => {
      const ended = child.exitCode ?? child.signalCode ?? once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }),
  );
  collector.close();
  identity.stop();
  rmSync(folder, { recursive: true, force: true });
}
