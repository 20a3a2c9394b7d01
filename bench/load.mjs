// Visits of members at several rates, by k6, of a portal on MariaDB: how long requests take and what they cost each part.
// node scripts/with-mariadb.mjs node bench/load.mjs
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { signIn } from '../services/gateway/dist/testing/sign-in.js';
import { obtainGoProgram } from '../scripts/go-program.mjs';
import { cpuMs } from './portal/cpu-ms.mjs';
import { startServices } from './portal/start-services.mjs';
import { databaseAddress, serverAddress } from './services/measure.mjs';

/** The busiest minutes of portals of 10,000, 100,000 and 300,000 members, by the assumptions of docs/operations.md. */
const rates = (process.env.RATES ?? '10,100,300').split(',').map(Number);
const seconds = Number(process.env.SECONDS ?? 60);
/** The objective of docs/telemetry.md is that 99 % of the reads take so long at most. */
const limitMs = 500;
const accounts = ['admin', 'maria', 'kenji', 'paula', 'joao'].map((name) => `${name}@seed.example`);

const unlimited = Object.fromEntries(
  ['READS_PER_MINUTE', 'WRITES_PER_MINUTE', 'ADDRESS_REQUESTS_PER_MINUTE', 'OPEN_REQUESTS_PER_ADDRESS'].map((name) => [
    name,
    '100000000',
  ]),
);

/** The process of the database server, which the parent of this process has started. */
function databasePid() {
  const children = readFileSync(`/proc/${process.ppid}/task/${process.ppid}/children`, 'utf8').trim().split(' ');
  return children.find((pid) => /mariadbd|mysqld/.test(readFileSync(`/proc/${pid}/comm`, 'utf8')));
}

/** Runs k6, and resolves to its metrics: https://grafana.com/docs/k6/latest/results-output/end-of-test/custom-summary/ */
async function runVisits(program, environment) {
  const script = join(import.meta.dirname, 'load', 'visit.js');
  const child = spawn(program, ['run', '--quiet', '--no-usage-report', script], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  if (code !== 0) throw new Error(`k6 ended with ${code}`);
  return JSON.parse(printed);
}

async function measure(program, portal, rate) {
  const parts = {
    gateway: [portal.gateway.pid],
    services: Object.values(portal.services).map(({ pid }) => pid),
    database: [databasePid()],
  };
  const used = () => Object.values(parts).map((pids) => pids.reduce((sum, pid) => sum + cpuMs(pid), 0));
  const tokens = await Promise.all(accounts.map((account) => signIn(portal.url, account, 'seed')));
  const before = used();
  const metrics = await runVisits(program, {
    URL: portal.url,
    TOKENS: JSON.stringify(tokens),
    VISITS_A_MINUTE: String(rate),
    SECONDS: String(seconds),
  });
  const { count } = metrics.http_reqs.values;
  const cpu = used().map((after, index) => (after - before[index]) / count);
  return {
    rate,
    perSecond: count / seconds,
    ...Object.fromEntries(Object.keys(parts).map((name, index) => [name, cpu[index]])),
    median: metrics.http_req_duration.values.med,
    slowest: metrics.http_req_duration.values['p(99)'],
    failed: metrics.checks.values.fails,
  };
}

function show({ rate, perSecond, gateway, services, database, median, slowest, failed }) {
  const isMissed = slowest > limitMs || failed > 0;
  const numbers = [gateway, services, database].map((ms) => ms.toFixed(2)).join(' + ');
  console.log(
    `${rate} visits a minute, ${perSecond.toFixed(0)} requests a second: CPU a request ${numbers} ms (gateway, services, database); ` +
      `median ${median.toFixed(1)} ms, 99 % within ${slowest.toFixed(1)} ms (at most ${limitMs}), ` +
      `${failed} failed${isMissed ? '  MISSED' : ''}`,
  );
  return isMissed;
}

const { program, reason } = obtainGoProgram('k6');
if (reason !== undefined) throw new Error(`k6: ${reason}`);
const portal = await startServices(unlimited, { DATABASE_URL: databaseAddress(serverAddress(), 'load_{service}') });
try {
  let misses = 0;
  for (const rate of rates) if (show(await measure(program, portal, rate))) misses += 1;
  process.exitCode = misses === 0 ? 0 : 1;
} finally {
  await portal.stop();
}
