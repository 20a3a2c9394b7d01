// Measures how long the portal takes to respond to the commonest acts of a member on a slow phone: the interaction to next
// paint (INP) of each act, on a processor that is slowed down four times.
import { chromium } from '@playwright/test';
import { browserFlags } from '@seed/conformance/browser-flags';
import { findChromium } from '../scripts/find-chromium.mjs';
import { actsOf } from './interactions/acts.mjs';
import { recordInteractions, slowestInteraction } from './interactions/observer.mjs';
import { startPortal } from './portal/start-portal.mjs';
import { withoutStreams } from './portal/without-streams.mjs';
import { median, quantile } from './statistics.mjs';

const rounds = Number(process.env.ROUNDS ?? 12);
const cpuSlowdown = Number(process.env.CPU ?? 4);
/** Greatest interaction to next paint in milliseconds, at the 75th percentile of the rounds. */
const targetMs = 100;
const wanted = process.argv.slice(2);

async function openPhone(url) {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: browserFlags });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await withoutStreams(page);
  await page.addInitScript(recordInteractions);
  await page.goto(`${url}/intranet-welcome`);
  await page.locator('#username').fill('maria@seed.example');
  await page.locator('#password').fill('seed');
  await page.locator('#kc-login').click();
  await page.waitForURL('**/intranet-welcome');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return { page, close: () => browser.close() };
}

/** Makes each act once; returns the milliseconds by act. */
async function runRound(page, acts) {
  const times = {};
  for (const [name, { prepare, act, done }] of Object.entries(acts)) {
    await prepare();
    // An act that begins while the page is still loading would measure the loading.
    await page.waitForLoadState('networkidle');
    await slowestInteraction(page);
    await act();
    await done();
    times[name] = await slowestInteraction(page);
  }
  return times;
}

const portal = await startPortal(3905);
const missed = [];
try {
  const { page, close } = await openPhone(portal.url);
  const all = actsOf(page, portal.url);
  const acts = Object.fromEntries(Object.entries(all).filter(([name]) => wanted.length === 0 || wanted.includes(name)));
  // The first round fills the caches and does not count.
  await runRound(page, acts);
  const times = [];
  for (let round = 0; round < rounds; round += 1) times.push(await runRound(page, acts));
  for (const name of Object.keys(acts)) {
    const values = times.map((time) => time[name]);
    const [p75, most] = [quantile(values, 0.75), Math.max(...values)];
    if (p75 > targetMs) missed.push(name);
    const verdict = p75 > targetMs ? ': MISSED' : '';
    console.log(`${name}: p75 ${p75} ms (median ${median(values)}, most ${most}), target ≤ ${targetMs}${verdict}`);
  }
  await close();
} finally {
  await portal.stop();
}
process.exitCode = missed.length > 0 ? 1 : 0;
