// Measures the second `npm start` and the resident memory of each process, idle and under a load of reads and writes:
// node bench/memory.mjs
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { signIn } from '../services/gateway/dist/testing/sign-in.js';
import { freePort } from './portal/free-port.mjs';
import { liveHeapBytes } from './portal/live-heap-bytes.mjs';
import { residentBytes } from './portal/resident-bytes.mjs';

const root = resolve(import.meta.dirname, '..');
const minutes = Number(process.env.MINUTES ?? 60);
const clients = 16;
const readsBetweenWrites = 50;
/** A token of the embedded provider is valid for five minutes. */
const signInEveryMs = 60_000;
/** The memory is the least of this time, so that it has no garbage of the start or of the last requests. */
const settleMs = 20_000;
const megabyte = 1_048_576;
const limits = { startMs: 3000, idleMegabytes: 200, loadedMegabytes: 300, growth: 1.1 };

const reads = [
  '/forums?limit=20',
  '/comments?forumId=1&limit=20',
  '/recommendations?limit=20',
  '/users?limit=24',
  '/events?from=2026-01-01&to=2026-01-31',
  '/meetings?limit=20',
  '/clubs',
  '/documents?limit=20',
  '/notifications?limit=20',
  '/forums?q=hello&limit=20',
];

const dataDir = mkdtempSync(join(tmpdir(), 'seed-bench-'));
const environment = {
  ...process.env,
  PORT: String(await freePort()),
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
  ...Object.fromEntries(
    ['READS_PER_MINUTE', 'WRITES_PER_MINUTE', 'ADDRESS_REQUESTS_PER_MINUTE', 'ADDRESS_SIGN_INS_PER_MINUTE'].map(
      (name) => [name, '100000000'],
    ),
  ),
};

/** `npm start`, in a process group of its own, until the address is printed. */
async function start() {
  const before = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let printed = '';
  while (!printed.includes('SEED intranet  ')) {
    const [chunk] = await once(child.stdout, 'data');
    printed += chunk;
  }
  child.stdout.resume();
  const ms = performance.now() - before;
  const state = JSON.parse(readFileSync(join(dataDir, 'portal.json'), 'utf8'));
  const { url, gateway, services } = state;
  return {
    ms,
    url,
    pids: { gateway: gateway.pid, ...Object.fromEntries(Object.entries(services).map(([id, { pid }]) => [id, pid])) },
    async stop() {
      const exit = once(child, 'exit');
      process.kill(-child.pid, 'SIGINT');
      await exit;
    },
  };
}

/** Resolves to the megabytes of each process. */
async function settledMegabytes(pids) {
  const least = {};
  for (const end = performance.now() + settleMs; performance.now() < end; await delay(500)) {
    for (const [name, pid] of Object.entries(pids)) {
      least[name] = Math.min(least[name] ?? Number.POSITIVE_INFINITY, residentBytes(pid) / megabyte);
    }
  }
  return least;
}

/** Resolves to the megabytes of each process's heap that are in use after a collection. */
async function liveMegabytes(pids) {
  const live = {};
  for (const [name, pid] of Object.entries(pids)) live[name] = (await liveHeapBytes(pid)) / megabyte;
  return live;
}

/** Reads all lists in turn, and writes a post after some reads, until the time is over. Resolves to the numbers. */
async function load(url, ms) {
  const end = performance.now() + ms;
  const counts = { read: 0, written: 0, failed: 0 };
  let token = signIn(url, 'maria@seed.example', 'seed');
  const renewal = setInterval(() => (token = signIn(url, 'maria@seed.example', 'seed')), signInEveryMs);
  const call = async (path, body) => {
    const headers = { authorization: `Bearer ${await token}`, 'content-type': 'application/json' };
    const response = await fetch(`${url}/api/v1${path}`, { method: body ? 'POST' : 'GET', headers, body });
    await response.arrayBuffer();
    if (!response.ok) counts.failed += 1;
  };
  const client = async () => {
    for (let n = 0; performance.now() < end; n += 1) {
      await call(reads[n % reads.length]);
      counts.read += 1;
      if (n % readsBetweenWrites !== 0) continue;
      await call('/forums', JSON.stringify({ title: 'Hello', content: 'Hello everybody' }));
      counts.written += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  clearInterval(renewal);
  return counts;
}

let misses = 0;
function show(label, value, unit, most) {
  const isMissed = value > most;
  if (isMissed) misses += 1;
  console.log(
    `${label.padEnd(40)} ${value.toFixed(unit === '' ? 2 : 0)}${unit} (at most ${most}${unit})${isMissed ? '  MISSED' : ''}`,
  );
}

let portal;
try {
  portal = await start();
  await portal.stop();
  portal = await start();
  show('second npm start', portal.ms, ' ms', limits.startMs);
  const idle = await settledMegabytes(portal.pids);
  for (const [name, size] of Object.entries(idle)) show(`${name}, idle`, size, ' MB', limits.idleMegabytes);
  const half = (minutes * 60_000) / 2;
  const first = await load(portal.url, half);
  const between = await liveMegabytes(portal.pids);
  const second = await load(portal.url, half);
  const after = await settledMegabytes(portal.pids);
  const live = await liveMegabytes(portal.pids);
  console.log(`${first.read + second.read} reads and ${first.written + second.written} writes in ${minutes} minutes`);
  for (const [name, size] of Object.entries(after)) {
    show(`${name}, loaded`, size, ' MB', limits.loadedMegabytes);
    show(`${name}, heap in use after the second half`, live[name], ' MB', limits.loadedMegabytes);
    show(`${name}, to that after the first`, live[name] / between[name], '', limits.growth);
  }
  const failed = first.failed + second.failed;
  if (failed > 0) console.log(`${failed} requests failed`);
  process.exitCode = misses === 0 && failed === 0 ? 0 : 1;
} finally {
  await portal?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
