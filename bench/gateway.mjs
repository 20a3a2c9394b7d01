// Measures the gateway with all its tasks: beside nginx and haproxy from the distribution with a request id, limits
// and an access log, beside fastify with these and the check of the token, and beside a bare Koa proxy, over the same
// upstream, interleaved; medians of the rounds' ratios.
// Fails when a target is missed. Needs nginx, haproxy and wrk.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { startProxies } from './gateway/proxies.mjs';
import { cpuMs } from './portal/cpu-ms.mjs';
import { median, withSpread } from './statistics.mjs';

const rounds = Number(process.env.ROUNDS ?? 7);
const seconds = Number(process.env.SECONDS ?? 4);
const connections = 64;
const paths = { '1 KB': '/api/v1/forums', '30 KB': '/api/v1/comments' };
/** Lowest allowed ratios of the gateway's rate to that of the other proxy, by the size of the response. */
const targets = {
  nginx: { '1 KB': 0.22, '30 KB': 0.22 },
  bare: { '1 KB': 0.65, '30 KB': 0.75 },
};
const longestP99Ms = 20;
const leastGainOfTwoWorkers = 1.7;
/** Two workers, the load and the service. */
const coresForTwoWorkers = 4;

const run = promisify(execFile);
const units = { us: 0.001, ms: 1, s: 1000 };

/** The CPU time of a process and its workers. */
function cpuOf(pid) {
  const workers = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return [pid, ...workers].reduce((sum, one) => sum + cpuMs(one), 0);
}

async function measure(url, token, duration = seconds) {
  const args = [`-t1`, `-c${connections}`, `-d${duration}s`, '--latency', '-H', `Authorization: Bearer ${token}`, url];
  const { stdout } = await run('wrk', args);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url}: ${stdout}`);
  const [, time, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout);
  return { rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)[1]), p99: Number(time) * units[unit] };
}

/** One round: every proxy once, in an order that changes from round to round. */
async function runRound({ urls, pids, token }, path, round) {
  const names = Object.keys(urls);
  const order = [...names.slice(round % names.length), ...names.slice(0, round % names.length)];
  const results = {};
  for (const name of order) {
    const before = cpuOf(pids[name]);
    const { rate, p99 } = await measure(urls[name] + path, token);
    results[name] = { rate, p99, cpuMs: (cpuOf(pids[name]) - before) / (rate * seconds) };
  }
  return results;
}

const missed = [];

function report(text, value, target, isMet) {
  const verdict = target === undefined ? '' : ` (target ${target}${isMet ? '' : ': MISSED'})`;
  console.log(`  ${text}: ${value}${verdict}`);
  if (target !== undefined && !isMet) missed.push(text);
}

function summarize(size, results) {
  const ratiosTo = (name, of = 'gateway') => results.map((result) => result[of].rate / result[name].rate);
  console.log(`${size}: gateway ${median(results.map(({ gateway }) => gateway.rate)).toFixed(0)} requests a second`);
  for (const name of ['nginx', 'bare', 'haproxy', 'fastify']) {
    const ratios = ratiosTo(name);
    const target = targets[name]?.[size];
    report(`${size}, ratio to ${name}`, withSpread(ratios), target, median(ratios) >= target);
  }
  const p99 = median(results.map(({ gateway }) => gateway.p99));
  report(`${size}, p99 in ms`, p99.toFixed(1), longestP99Ms, p99 <= longestP99Ms);
  reportTwoWorkers(size, results, ratiosTo('gateway', 'workers'));
  report(`${size}, ratio of bare to nginx`, withSpread(ratiosTo('nginx', 'bare')));
}

/**
 * With fewer cores than two workers, the load and the service need, their rate shows what these leave to them, so the
 * target is for the rate that the processor time of a request permits on cores of their own.
 */
function reportTwoWorkers(size, results, gain) {
  const possible = results.map(({ gateway, workers }) => (2 * gateway.cpuMs) / workers.cpuMs);
  const hasCores = availableParallelism() >= coresForTwoWorkers;
  const lines = [
    ['two workers to one', gain, hasCores],
    ['two workers to one on cores of their own, by processor time', possible, !hasCores],
  ];
  for (const [text, values, isTarget] of lines) {
    const target = isTarget ? leastGainOfTwoWorkers : undefined;
    report(`${size}, ${text}`, withSpread(values), target, median(values) >= leastGainOfTwoWorkers);
  }
}

const proxies = await startProxies();
try {
  for (const [size, path] of Object.entries(paths)) {
    for (const url of Object.values(proxies.urls)) await measure(url + path, proxies.token, 1);
    const results = [];
    for (let round = 0; round < rounds; round += 1) results.push(await runRound(proxies, path, round));
    summarize(size, results);
  }
} finally {
  await proxies.stop();
}
if (missed.length > 0) {
  console.log(`Missed: ${missed.join('; ')}`);
  process.exitCode = 1;
}
