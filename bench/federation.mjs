// Measures what federation and the registry cost: the portal beside the same pages built as one plain application, with
// the same gateway, interleaved; medians of the rounds' differences. Fails when a target is missed.
import { chromium } from '@playwright/test';
import { browserFlags } from '@seed/conformance/browser-flags';
import { findChromium } from '../scripts/find-chromium.mjs';
import { traceRequests } from './click-path/trace.mjs';
import { stepsOf } from './federation/pages.mjs';
import { startPortals } from './federation/start-portals.mjs';
import { median } from './statistics.mjs';

const rounds = Number(process.env.ROUNDS ?? 5);
const nearMs = Number(process.env.LATENCY ?? 100);
/** Each walk is repeated at this latency. What a page takes longer then, in latencies, are its round trips in a row. */
const farMs = 4 * nearMs;
const device = { kilobitsPerSecond: Number(process.env.KILOBITS ?? 10_000), cpuSlowdown: 1 };
/** Names of pages, such as `clubs`; all pages without any. The other pages are visited but not printed. */
const chosen = process.argv.slice(2);

/** Walks through all pages once in a new browser profile; returns the figures by page. */
async function walk(url, latencyMs) {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: browserFlags });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const trace = await traceRequests(page, { ...device, latencyMs });
    const pages = [];
    for (const { name, most, ...step } of stepsOf(page, url)) pages.push({ name, most, ...(await trace.step(step)) });
    return pages;
  } finally {
    await browser.close();
  }
}

/** Walks near and far; the figures are those of the near walk. */
async function walkTwice(url) {
  const near = await walk(url, nearMs);
  const far = await walk(url, farMs);
  return near.map((page, index) => ({ ...page, trips: (far[index].ms - page.ms) / (farMs - nearMs) }));
}

/** One round: each application once; the order changes from round to round. */
async function runRound(urls, round) {
  const names = round % 2 === 0 ? ['federated', 'plain'] : ['plain', 'federated'];
  const walks = {};
  for (const name of names) walks[name] = await walkTwice(urls[name]);
  return walks;
}

const missed = [];
/** None more; the rest is how exactly a time of arrival can be read. */
const mostTrips = 0.5;

/** The figures of one page in all rounds. */
function comparisonOf(walks, index, figure) {
  const of = (name) => walks.map((walked) => walked[name][index][figure]);
  const [federated, plain] = [of('federated'), of('plain')];
  const differences = federated.map((value, round) => value - plain[round]);
  const ratios = federated.map((value, round) => value / plain[round]);
  return { federated: median(federated), plain: median(plain), differences, ratios };
}

const range = (values, digits) => `${Math.min(...values).toFixed(digits)} to ${Math.max(...values).toFixed(digits)}`;
const signed = (value, digits) => `${value >= 0 ? '+' : ''}${value.toFixed(digits)}`;

/** Prints one figure of a page, and notes it if it is above its target. */
function judge({ page, text, most, digits }, { federated, plain, differences }) {
  const difference = median(differences);
  const isMet = Number(difference.toFixed(digits)) <= most;
  const values = `${federated.toFixed(digits)} and ${plain.toFixed(digits)}`;
  const change = `${signed(difference, digits)} (${range(differences, digits)})`;
  console.log(`  ${text.padEnd(24)}${values.padEnd(20)}${change.padEnd(26)}most ${most}: ${isMet ? 'met' : 'MISSED'}`);
  if (!isMet) missed.push(`${page}, ${text}: ${signed(difference, digits)}, at most ${most} wanted`);
}

function summarize(walks, { name, most }, index) {
  console.log(`${name}: federated and plain, difference`);
  judge({ page: name, text: 'kB of code', most, digits: 1 }, comparisonOf(walks, index, 'codeKilobytes'));
  judge({ page: name, text: 'round trips in a row', most: mostTrips, digits: 1 }, comparisonOf(walks, index, 'trips'));
  const requests = comparisonOf(walks, index, 'requests');
  const change = `${signed(median(requests.differences), 0)} (${range(requests.differences, 0)})`;
  console.log(`  ${'requests'.padEnd(24)}${`${requests.federated} and ${requests.plain}`.padEnd(20)}${change}`);
  const time = comparisonOf(walks, index, 'ms');
  const ratio = `× ${median(time.ratios).toFixed(2)} (${range(time.ratios, 2)})`;
  const values = `${time.federated.toFixed(0)} and ${time.plain.toFixed(0)}`;
  console.log(`  ${'ms to first content'.padEnd(24)}${values.padEnd(20)}${ratio}`);
}

const portals = await startPortals();
const walks = [];
try {
  // The first round warms the portals up and does not count.
  await runRound(portals.urls, 0);
  for (let round = 0; round < rounds; round += 1) walks.push(await runRound(portals.urls, round));
} finally {
  await portals.stop();
}
for (const [index, page] of walks[0].plain.entries()) {
  if (chosen.length === 0 || chosen.includes(page.name)) summarize(walks, page, index);
}
for (const sentence of missed) console.error(sentence);
process.exitCode = missed.length > 0 ? 1 : 0;
