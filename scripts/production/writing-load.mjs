import { setMaxListeners } from 'node:events';
import { cpus } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { acts } from './acts.mjs';
import { sendUntilAcknowledged } from './members.mjs';

/** Each member writes once in this time, or less often while the portal is slower. */
const paceMs = Number(process.env.PACE_MS ?? 2000);

/** A portal that does not heal within this time does not heal by itself. */
const longestWaitMs = 90_000;

/**
 * Lets all members write until `end` is called, each of them in one way.
 * @param {Array<{ index: number, api: Function }>} members
 * @param {{ label: string, paces?: number }} options `label` is a part of the names of what they write; each waits
 *   `paces` times as long between two writes
 */
export function startWriting(members, { label, paces = 1 }) {
  const over = new AbortController();
  setMaxListeners(members.length, over.signal);
  const run = { sent: [], writes: [], failures: {}, slowest: 0, over: over.signal, startedAt: performance.now() };
  const writing = Promise.all(members.map((member) => write(member, run, { label, paces })));
  // A failure is reported by `end`.
  writing.catch(() => over.abort());
  return {
    /** Resolves when each service has acknowledged that many writes more, to the milliseconds that it took. */
    async untilAcknowledged(count) {
      const start = performance.now();
      const before = run.writes.length;
      const isEnough = ({ service }) =>
        run.writes.slice(before).filter(({ act }) => act.service === service).length >= count;
      while (!over.signal.aborted && !acts.every(isEnough)) {
        await delay(20);
        if (performance.now() - start > longestWaitMs) throw new Error(`no writes for ${longestWaitMs / 1000} s`);
      }
      if (over.signal.aborted) await writing;
      return performance.now() - start;
    },
    async end() {
      over.abort();
      run.endedAt = performance.now();
      await writing;
      return run;
    },
  };
}

async function write({ index, api }, run, { label, paces }) {
  const act = acts[index % acts.length];
  const ownPaceMs = Math.max(paceMs * paces, act.leastPaceMs ?? 0);
  await pause((index / 100) * ownPaceMs, run);
  for (let number = 0; !run.over.aborted; number += 1) {
    const write = { act, name: `${label} ${index} ${number}`, sentAt: performance.now() };
    run.sent.push(write);
    const isOver = () => run.over.aborted;
    if (!(await sendUntilAcknowledged({ api, act, name: write.name, failures: run.failures, isOver }))) return;
    write.at = performance.now();
    run.writes.push(write);
    const tookMs = write.at - write.sentAt;
    run.slowest = Math.max(run.slowest, tookMs);
    await pause(ownPaceMs - tookMs, run);
  }
}

/** Waits so long, or until the run is over. */
const pause = (ms, { over }) =>
  delay(Math.max(0, ms), undefined, { signal: over }).catch((error) => {
    if (!over.aborted) throw error;
  });

/** Counts what the members wrote: acknowledged, found, lost, twice, and the longest time in which no write of a service was acknowledged although one was sent. */
export async function countWrites(run, members) {
  const counts = { acknowledged: run.writes.length, found: 0, lost: 0, twice: 0 };
  for (const act of acts) {
    const written = run.writes.filter((write) => write.act === act).map(({ name }) => name);
    const stored = await timesStored(act, members, written);
    counts.found += stored.filter((times) => times > 0).length;
    counts.lost += stored.filter((times) => times === 0).length;
    counts.twice += stored.filter((times) => times > 1).length;
  }
  return { ...counts, gapMs: longestGap(run), slowestMs: run.slowest, failures: run.failures };
}

/**
 * Resolves to the least number of paces at which the machine keeps up: the processors are not always busy, and no write waits
 * long. What a fault costs is measured only if a process that starts again finds a processor. A fast machine has it at one pace.
 * @returns {Promise<{ paces: number, busy: number, gapMs: number }>} `busy` is the part of the time in which a processor works
 */
export async function findPaces(members) {
  const most = possiblePaces.at(-1);
  for (const paces of possiblePaces) {
    const { busy, gapMs } = await measureAt(paces, members);
    if ((busy <= busyAtMost && gapMs <= gapAtMostMs) || paces === most) return { paces, busy, gapMs };
  }
}

const possiblePaces = [1, 1.5, 2, 3, 4];
const busyAtMost = 0.9;
/** The processors are idle, too, where a container may have a part of their time only, so the writes themselves count. */
const gapAtMostMs = 600;
const measuredMs = 5000;

async function measureAt(paces, members) {
  const writing = startWriting(members, { label: `P${possiblePaces.indexOf(paces)}`, paces });
  await writing.untilAcknowledged(3);
  const before = processorTimes();
  await delay(measuredMs);
  const after = processorTimes();
  const run = await writing.end();
  await forgetWrites(members);
  return { busy: 1 - (after.idle - before.idle) / (after.all - before.all), gapMs: longestGap(run) };
}

/** Milliseconds since the start of the machine, summed over its processors. */
function processorTimes() {
  const times = cpus().map((processor) => processor.times);
  const sumOf = (values) => values.reduce((sum, value) => sum + value, 0);
  return { idle: sumOf(times.map(({ idle }) => idle)), all: sumOf(times.flatMap((kinds) => Object.values(kinds))) };
}

/** Makes what the members' writes belong to, and lets them write, so that no fault is measured beside code that runs for the first time. */
export async function prepareWrites(members) {
  for (const { prepare } of acts) await prepare?.(members[0].api);
  const writing = startWriting(members, { label: 'first' });
  await writing.untilAcknowledged(3).finally(() => writing.end());
  await forgetWrites(members);
}

/** Deletes what would reach a limit of the portal over all faults. */
export async function forgetWrites(members) {
  for (const { forget } of acts) await forget?.(members[0].api);
}

async function timesStored({ names, isStored }, members, written) {
  if (isStored !== undefined) {
    const results = [];
    for (const name of written) results.push((await isStored(members[memberOf(name)].api, name)) ? 1 : 0);
    return results;
  }
  const stored = new Map();
  for (const name of await names(members[0].api)) stored.set(name, (stored.get(name) ?? 0) + 1);
  return written.map((name) => stored.get(name) ?? 0);
}

/** The index of the member who wrote it. */
const memberOf = (name) => Number(name.split(' ').at(-2));

/** Each way of writing for itself. Time in which none of its members waits for a response does not count. */
function longestGap({ sent, startedAt, endedAt }) {
  const gaps = acts.map((act) => {
    const writes = sent
      .filter((write) => write.act === act)
      .map(({ sentAt, at = endedAt }) => ({ sentAt, at: Math.min(at, endedAt) }))
      .sort((a, b) => a.at - b.at);
    let waitingSince = endedAt;
    let longest = 0;
    for (const [index, { sentAt, at }] of [...writes.entries()].reverse()) {
      waitingSince = Math.min(waitingSince, sentAt);
      longest = Math.max(longest, at - Math.max(waitingSince, writes[index - 1]?.at ?? startedAt));
    }
    return longest;
  });
  return Math.max(...gaps);
}
