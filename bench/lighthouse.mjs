// Measures the portal's pages with Lighthouse on a mid-range phone in a slow 4G network, simulated: medians of five loads each.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openBrowser } from './portal/browser.mjs';
import { startPortal } from './portal/start-portal.mjs';
import { median, withSpread } from './statistics.mjs';

/** Lighthouse is not a dependency, because it would add 185 MB to every install for a measurement that rarely runs. */
const lighthouse = 'lighthouse@12.8.2';
const rounds = Number(process.env.ROUNDS ?? 5);

/** The scores that each page must reach, out of 100, and the longest blocking time in milliseconds. */
const pages = [
  {
    path: '/',
    account: null,
    targets: { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 },
    blockingMs: 50,
  },
  { path: '/intranet-welcome', account: 'maria@seed.example', targets: { performance: 97 }, blockingMs: 150 },
  { path: '/forums', account: 'maria@seed.example', targets: { performance: 95 }, blockingMs: 150 },
];

/** The paths of the command line; with none, every page. */
const wanted = process.argv.slice(2);
const unknown = wanted.filter((path) => pages.every((page) => page.path !== path));
if (unknown.length > 0) throw new Error(`There are no targets for ${unknown.join(', ')}`);

const run = promisify(execFile);
const scratch = mkdtempSync(join(tmpdir(), 'seed-lighthouse-'));

/** One cold load. Cookies stay, so the member stays signed in; caches are emptied. */
async function audit(url, browser, categories) {
  const file = join(scratch, 'report.json');
  await run(
    'npx',
    [
      '--yes',
      lighthouse,
      url,
      `--port=${browser.debuggingPort}`,
      `--only-categories=${categories.join(',')}`,
      '--output=json',
      `--output-path=${file}`,
      '--quiet',
    ],
    { maxBuffer: 100_000_000 },
  );
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
}

/** Lighthouse misses the begin of a load now and then (NO_NAVSTART), and wants another run. */
async function auditTwiceAtMost(...load) {
  try {
    return await audit(...load);
  } catch (error) {
    if (!error.message.includes('Please run Lighthouse again')) throw error;
    return audit(...load);
  }
}

const scoresOf = (reports, category) => reports.map((report) => Math.round(report.categories[category].score * 100));
const timesOf = (reports, metric) => reports.map((report) => Math.round(report.audits[metric].numericValue));
const kilobytes = (reports) =>
  median(reports.map((report) => Math.round(report.audits['total-byte-weight'].numericValue / 1000)));

/** Prints a page's figures and returns the missed targets. */
function judge({ path, targets, blockingMs }, reports) {
  const scores = Object.keys(targets).map((category) => `${category} ${withSpread(scoresOf(reports, category), 0)}`);
  const metrics = {
    FCP: 'first-contentful-paint',
    LCP: 'largest-contentful-paint',
    TBT: 'total-blocking-time',
    SI: 'speed-index',
  };
  const times = Object.entries(metrics).map(
    ([name, metric]) => `${name} ${withSpread(timesOf(reports, metric), 0)} ms`,
  );
  const shift = median(reports.map((report) => report.audits['cumulative-layout-shift'].numericValue)).toFixed(3);
  console.log(`${path}\n  ${scores.join(', ')}\n  ${times.join(', ')}, CLS ${shift}, ${kilobytes(reports)} kB in all`);
  const blocked = median(timesOf(reports, metrics.TBT));
  const isBlocked =
    blocked > blockingMs ? [`${path}: tasks block for ${blocked} ms, ${blockingMs} at most wanted`] : [];
  const low = Object.entries(targets)
    .filter(([category, target]) => median(scoresOf(reports, category)) < target)
    .map(([category, target]) => `${path}: ${category} is ${median(scoresOf(reports, category))}, ${target} wanted`);
  return [...low, ...isBlocked];
}

function unmetAudits(report) {
  return Object.values(report.audits)
    .filter(({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative')
    .map(({ id, displayValue }) => `${id}${displayValue ? ` (${displayValue})` : ''}`);
}

/** The running portal at `PORTAL_URL`, or a new one. */
const portalToMeasure = () =>
  process.env.PORTAL_URL ? { url: process.env.PORTAL_URL, async stop() {} } : startPortal(3902);

const portal = await portalToMeasure();
const missed = [];
const machine = [];
try {
  for (const page of pages.filter(({ path }) => wanted.length === 0 || wanted.includes(path))) {
    const browser = await openBrowser(portal.url, page.account);
    try {
      const reports = [];
      for (let round = 0; round < rounds; round += 1) {
        reports.push(await auditTwiceAtMost(portal.url + page.path, browser, Object.keys(page.targets)));
      }
      machine.push(...reports.map((report) => Math.round(report.environment.benchmarkIndex)));
      missed.push(...judge(page, reports));
      console.log(`  to be better: ${unmetAudits(reports.at(-1)).join(', ') || 'nothing'}`);
    } finally {
      await browser.close();
    }
  }
  console.log(`The machine's own benchmark index: ${withSpread(machine, 0)}`);
} finally {
  await portal.stop();
  rmSync(scratch, { recursive: true });
}
for (const sentence of missed) console.error(sentence);
process.exitCode = missed.length > 0 ? 1 : 0;
