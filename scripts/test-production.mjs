// Starts a whole production on this machine and proves that no fault loses a write:
//   node scripts/test-production.mjs [--list] [names of faults…]
// It runs as root, in a network and with mounts of its own.
// docs/production-tests.md describes the parts, the faults and what they may cost.
import { findChromium } from './find-chromium.mjs';
import { obtainGoProgram } from './go-program.mjs';
import { obtainServers } from './keycloak/servers.mjs';
import { missingForGalera } from './production/galera.mjs';
import { browserJourneys } from './production/faults/browser.mjs';
import { databaseFaults } from './production/faults/database.mjs';
import { limitFaults } from './production/faults/limits.mjs';
import { networkFaults } from './production/faults/network.mjs';
import { processFaults } from './production/faults/processes.mjs';
import { isTooSlowOnly, missesOf, printTable, summaryOf } from './production/results.mjs';
import { signInMembers } from './production/members.mjs';
import { enterOwnNetwork, missingForNetwork } from './production/network.mjs';
import { missingForPrometheus } from './prometheus.mjs';
import { planStack } from './production/stack.mjs';
import { countWrites, findPaces, forgetWrites, prepareWrites, startWriting } from './production/writing-load.mjs';
import { printTotals } from './totals.mjs';

const calm = {
  name: 'none',
  what: 'no fault, for comparison',
  limits: { gapMs: 1000 },
  run: (_, writing) => writing.untilAcknowledged(10).then(() => ''),
  // There is a share of slow reads only if a member reads.
  check: ({ monitoring, members }) => monitoring.untilComplete(() => members[0].api('/forums')),
};
/** No fault begins after this instant, in seconds of Unix time: a CI that is cut off shows nothing of what it has found. */
const until = Number(process.env.PRODUCTION_UNTIL ?? Infinity);
const isLate = () => Date.now() / 1000 > until;
const faults = [calm, ...browserJourneys, ...databaseFaults, ...networkFaults, ...processFaults, ...limitFaults];

/** Writes as a hundred members, lets the fault happen, waits until every process is ready, and counts. */
async function provoke(fault, stack, label) {
  const startedAt = performance.now();
  const writing = startWriting(stack.members, { label, paces: stack.paces * (fault.paces ?? 1) });
  const { note, miss } = await outcomeOf(async () => {
    await writing.untilAcknowledged(3);
    const text = await fault.run(stack, writing);
    await stack.untilReady();
    await writing.untilAcknowledged(3);
    return text;
  });
  if (miss) await stack.untilReady().catch((reason) => console.error(`  it does not heal: ${reason.message}`));
  const run = await writing.end();
  const counts = await countWrites(run, stack.members);
  await forgetWrites(stack.members);
  const checked = await outcomeOf(async () => fault.check?.(stack));
  const misses = [...missesOf(fault, counts), miss, checked.miss].filter(Boolean);
  const took = `${secondsSince(startedAt)} s in all`;
  return { fault, note: [note, checked.note, took].filter(Boolean).join('; '), counts, misses };
}

const secondsSince = (start) => Math.round((performance.now() - start) / 1000);

/** Resolves to what an act returns, or to why it failed. */
const outcomeOf = (act) =>
  act().then(
    (note) => ({ note }),
    (error) => ({ miss: error.message }),
  );

async function main(chosen) {
  const { start, stop } = planStack();
  const results = [];
  const isGood = () => results.every(({ misses }) => misses.length === 0);
  let ending;
  const end = (options) => (ending ??= printAndStop(options));
  const printAndStop = (options) => {
    printTable(results);
    return stop(options);
  };
  const interrupt = () => end({ keepsLogs: !isGood() }).then(() => process.exit(130));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void interrupt());
  try {
    await provokeAll(chosen, start, results);
  } finally {
    await end({ keepsLogs: results.length < chosen.length || !isGood() });
  }
  return results;
}

async function provokeAll(chosen, start, results) {
  if (isLate()) return;
  const startedAt = performance.now();
  const stack = await start();
  const members = await signInMembers(stack.identity, stack.url);
  console.error(`the production runs and a hundred members are signed in after ${secondsSince(startedAt)} s`);
  await prepareWrites(members);
  const { paces, busy, gapMs } = await findPaces(members);
  console.error(
    `each member waits ${paces} paces between writes: the processors are ${Math.round(busy * 100)} % busy, and the longest gap is ${Math.round(gapMs)} ms`,
  );
  for (const [index, fault] of chosen.entries()) {
    if (isLate()) return;
    results.push(await provokeAndPrint(fault, { ...stack, members, paces }, `F${index}`));
  }
}

/** In CI a fault whose only miss is a gap, which a busy machine makes, too, is provoked a second time. */
async function provokeAndPrint(fault, stack, label) {
  console.error(`${fault.name}: ${fault.what}…`);
  const result = await provoke(fault, stack, label);
  console.error(`  ${summaryOf(result)}`);
  if (!process.env.CI || !isTooSlowOnly(result)) return result;
  console.error('  a second time, because nothing but the time was missed…');
  const second = await provoke(fault, stack, `${label}b`);
  console.error(`  ${summaryOf(second)}`);
  return {
    ...second,
    note: `on its second run, the first had a gap of ${Math.round(result.counts.gapMs)} ms; ${second.note}`,
  };
}

/** Builds what Go builds; returns why that failed. */
function missingPrograms() {
  return ['versitygw', 'toxiproxy'].map((name) => obtainGoProgram(name).reason).find((reason) => reason !== undefined);
}

const names = process.argv.slice(2);
if (names.includes('--list')) {
  for (const { name, what } of faults) console.log(`${name.padEnd(16)} ${what}`);
  process.exit(0);
}
const unknown = names.filter((name) => !faults.some((fault) => fault.name === name));
if (unknown.length > 0) {
  console.error(`There is no fault ${unknown.join(', ')}; --list shows all`);
  process.exit(2);
}
const missing = missingForNetwork() ?? missingForGalera() ?? missingForPrometheus() ?? missingPrograms();
if (missing !== undefined) {
  console.error(`The production cannot be started: ${missing}`);
  process.exit(2);
}
// A network of its own reaches nothing outside, so all is fetched before.
await obtainServers();
await findChromium();
await enterOwnNetwork();
const chosen = faults.filter(({ name }) => names.length === 0 || names.includes(name));
const results = await main(chosen);
const failed = results.filter(({ misses }) => misses.length > 0);
printTotals(
  { passed: results.length - failed.length, failed: failed.length },
  failed.map(({ fault }) => fault.what),
  chosen.slice(results.length).map(({ what }) => what),
);
process.exit(failed.length === 0 ? 0 : 1);
