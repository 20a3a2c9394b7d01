// Walks through the built portal in a slow network, with every way of fetching ahead and without each of them in turn.
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserFlags } from '@seed/conformance/browser-flags';
import { findChromium } from '../scripts/find-chromium.mjs';
import { buildShellWithout, servedShell, useShell } from './click-path/shells.mjs';
import { stepsOf } from './click-path/steps.mjs';
import { traceRequests } from './click-path/trace.mjs';
import { ways } from './click-path/ways.mjs';
import { startPortal } from './portal/start-portal.mjs';
import { median } from './statistics.mjs';

const rounds = Number(process.env.ROUNDS ?? 3);
const device = {
  latencyMs: Number(process.env.LATENCY ?? 150),
  kilobitsPerSecond: 1600,
  /** The factor by which the processor is slowed down; 4 imitates a mid-range phone. */
  cpuSlowdown: Number(process.env.CPU ?? 1),
};
const chosen = process.argv.slice(2);
const without = Object.keys(ways).filter((way) => chosen.length === 0 || chosen.includes(way));
const variants = [null, ...without];

/** Walks the path once in a new browser profile; returns the figures by step. */
async function walk(url) {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: browserFlags });
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const trace = await traceRequests(page, device);
    const figures = {};
    for (const { name, ...step } of stepsOf(page, url)) figures[name] = await trace.step(step);
    return figures;
  } finally {
    await browser.close();
  }
}

/** The median of each figure of each step over all rounds. */
function medians(walks) {
  return Object.fromEntries(
    Object.entries(walks[0]).map(([step, figures]) => {
      const entries = Object.keys(figures).map((figure) => [
        figure,
        median(walks.map((walked) => walked[step][figure])),
      ]);
      return [step, Object.fromEntries(entries)];
    }),
  );
}

const total = (steps, figure) => Object.values(steps).reduce((sum, figures) => sum + figures[figure], 0);

function printAll(steps) {
  console.log('With every way:');
  for (const [step, { requests, trips, kilobytes, ms }] of Object.entries(steps)) {
    const counts = [`${requests} requests`, `${trips} round trips in a row`, `${kilobytes.toFixed(0)} kB`];
    console.log(`  ${step.padEnd(22)} ${[...counts, `${ms.toFixed(0)} ms`].map((text) => text.padStart(24)).join('')}`);
  }
}

function printWithout(way, steps, all) {
  console.log(`Without ${way}:`);
  for (const [step, figures] of Object.entries(steps)) {
    const ratio = (figure) => (figures[figure] / Math.max(all[step][figure], 0.001)).toFixed(2);
    const trips = figures.trips - all[step].trips;
    const parts = [`time × ${ratio('ms')}`, `${trips >= 0 ? '+' : ''}${trips} round trips`];
    parts.push(`${figures.requests - all[step].requests} requests`, `bytes × ${ratio('kilobytes')}`);
    console.log(`  ${step.padEnd(22)} ${parts.map((text) => text.padStart(18)).join('')}`);
  }
  const sum = (figure) => (total(steps, figure) / total(all, figure)).toFixed(2);
  console.log(`  ${'in all'.padEnd(22)} time × ${sum('ms')}, bytes × ${sum('kilobytes')}`);
}

for (const way of variants) await buildShellWithout(way);
await useShell(null);
const portal = await startPortal(3903, {
  MEASURED_SHELL: servedShell,
  NODE_OPTIONS: `--import=${join(import.meta.dirname, 'click-path', 'serve-shell.mjs')}`,
});
const walks = new Map(variants.map((way) => [way, []]));
try {
  // The first walk warms the portal up and does not count.
  await walk(portal.url);
  for (let round = 0; round < rounds; round += 1) {
    for (const way of variants) {
      await useShell(way);
      walks.get(way).push(await walk(portal.url));
    }
  }
} finally {
  await portal.stop();
}
const all = medians(walks.get(null));
printAll(all);
for (const way of without) printWithout(way, medians(walks.get(way)), all);
