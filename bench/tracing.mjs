// Measures the CPU time that traces cost a gateway and a service, by their own counters, in interleaved rounds. The least
// of the rounds counts, because other programs on the machine only add to it:
// node bench/tracing.mjs
import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startIdentity } from './gateway/identity.mjs';
import { freePort } from './portal/free-port.mjs';
import { median } from './statistics.mjs';

const root = resolve(import.meta.dirname, '..');
const rounds = Number(process.env.ROUNDS ?? 5);
const requests = Number(process.env.REQUESTS ?? 1000);
const connections = 8;
const plenty = '100000000';
/** Spans are sent every five seconds, and their cost belongs to the round. */
const sendMs = 6000;
const shares = { off: undefined, 'one in ten': '0.1', all: '1' };

/** Accepts traces and keeps their number of bytes only. */
async function startCollector() {
  const received = { bytes: 0 };
  const server = createServer((request, response) => {
    request.on('data', (chunk) => (received.bytes += chunk.length));
    request.on('end', () => response.setHeader('Content-Type', 'application/json').end('{}'));
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return { received, endpoint: `http://127.0.0.1:${server.address().port}`, stop: () => server.close() };
}

async function startPair(folder, { identity, tracing }) {
  const [port, internalPort, servicePort] = [await freePort(), await freePort(), await freePort()];
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    KEYCLOAK_URL: identity.origin,
    JWKS_URL: identity.origin,
    SESSION_CHECK_SECONDS: '0',
    DEMO_DATA: 'true',
    DATA_DIR: folder,
    SHELL_DIR: folder,
    MODULES_DIR: folder,
    UPSTREAMS: JSON.stringify({ forums: { replicas: [`http://127.0.0.1:${servicePort}`] } }),
    READS_PER_MINUTE: plenty,
    ADDRESS_REQUESTS_PER_MINUTE: plenty,
    ...tracing,
  };
  const start = (name, variables) =>
    spawn(process.execPath, [`services/${name}/dist/main.js`], {
      cwd: root,
      env: { ...env, ...variables },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  const children = [
    start('forums', { PORT: String(servicePort) }),
    start('gateway', { PORT: String(port), INTERNAL_PORT: String(internalPort) }),
  ];
  return {
    url: `http://127.0.0.1:${port}/api/v1/forums?limit=20`,
    counters: {
      gateway: `http://127.0.0.1:${internalPort}/metrics`,
      forums: `http://127.0.0.1:${servicePort}/metrics`,
    },
    stop: () => children.forEach((child) => child.kill('SIGTERM')),
  };
}

async function untilReady({ url }, headers) {
  for (;;) {
    const response = await fetch(url, { headers }).catch(() => undefined);
    await response?.arrayBuffer();
    if (response?.ok) return;
    await delay(100);
  }
}

async function cpuSeconds(address) {
  const text = await (await fetch(address)).text();
  return Number(/^process_cpu_seconds_total\S* (\S+)/m.exec(text)?.[1]);
}

async function read(url, headers) {
  for (let number = 0; number < requests / connections; number += 1) {
    const response = await fetch(url, { headers });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url} responded ${response.status}`);
  }
}

/** Returns the microseconds of CPU time a request, of each program. */
async function costOf({ url, counters }, headers) {
  const names = Object.keys(counters);
  const before = await Promise.all(names.map((name) => cpuSeconds(counters[name])));
  await Promise.all(Array.from({ length: connections }, () => read(url, headers)));
  await delay(sendMs);
  const after = await Promise.all(names.map((name) => cpuSeconds(counters[name])));
  return Object.fromEntries(names.map((name, at) => [name, ((after[at] - before[at]) / requests) * 1e6]));
}

const identity = await startIdentity();
const collector = await startCollector();
const folder = await mkdtemp(join(tmpdir(), 'seed-bench-tracing-'));
const pairs = {};
try {
  for (const [name, share] of Object.entries(shares)) {
    const settings = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint, OTEL_TRACES_SAMPLER_ARG: share };
    const tracing = share === undefined ? {} : settings;
    pairs[name] = await startPair(join(folder, name.replaceAll(' ', '-')), { identity, tracing });
  }
  const headers = { authorization: `Bearer ${identity.token}` };
  const costs = Object.fromEntries(Object.keys(pairs).map((name) => [name, []]));
  for (const pair of Object.values(pairs)) await untilReady(pair, headers);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, pair] of Object.entries(pairs)) {
      const bytesBefore = collector.received.bytes;
      const cost = await costOf(pair, headers);
      // The first round warms the programs up.
      if (round > 0) costs[name].push({ ...cost, bytes: (collector.received.bytes - bytesBefore) / requests });
    }
  }
  const least = (rows, key) => Math.min(...rows.map((row) => row[key]));
  for (const [name, rows] of Object.entries(costs)) {
    const cost = (key) => {
      const ratio = least(rows, key) / least(costs.off, key);
      return `${key} ${Math.round(least(rows, key))} µs (${ratio.toFixed(2)} of off)`;
    };
    const bytes = Math.round(median(rows.map((row) => row.bytes)));
    console.log(`${name}: ${cost('gateway')}, ${cost('forums')}, ${bytes} bytes sent a request`);
  }
} finally {
  for (const pair of Object.values(pairs)) pair.stop();
  collector.stop();
  identity.stop();
  await rm(folder, { recursive: true, force: true });
}
