// Measures when a page behind the login shows what a member came for, instead of the drawing of the loading screen: on a
// phone in a slow network with an empty cache and a processor that is slowed down.
import { chromium } from '@playwright/test';
import { browserFlags } from '@seed/conformance/browser-flags';
import { findChromium } from '../scripts/find-chromium.mjs';
import { signIn } from './portal/browser.mjs';
import { startPortal } from './portal/start-portal.mjs';
import { median, withSpread } from './statistics.mjs';

const rounds = Number(process.env.ROUNDS ?? 7);
const cpuSlowdown = Number(process.env.CPU ?? 4);
const latencyMs = Number(process.env.LATENCY ?? 150);
const kilobits = Number(process.env.KILOBITS ?? 1600);

/** The first real content of each page, and the greatest median of its time in milliseconds. */
const pages = [
  { path: '/intranet-welcome', content: 'main h1', targetMs: 1800 },
  { path: '/forums', content: 'main article', targetMs: 2200 },
];

/** The part of a task that keeps input waiting (Lighthouse's total blocking time). */
const quickTaskMs = 50;

/** Runs in the page: notes the first frame with the content, and the tasks that block. */
function watchContent([selector, quick]) {
  const seen = { contentMs: undefined, blockingMs: 0 };
  globalThis.firstContent = seen;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blockingMs += Math.max(0, duration - quick);
  }).observe({ type: 'longtask', buffered: true });
  const look = () => {
    const found = document.querySelector(selector);
    if (found?.textContent.trim() && found.getBoundingClientRect().height > 0) seen.contentMs = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}

async function openSlowly(context, url, content) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  const bytesPerSecond = (kilobits * 1000) / 8;
  const network = { latency: latencyMs, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond / 2 };
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.addInitScript(watchContent, [content, quickTaskMs]);
  await page.goto(url);
  await page.waitForFunction(() => globalThis.firstContent.contentMs !== undefined);
  // The blocking time includes what follows the content: extensions, and what is fetched when the browser is idle.
  await page.waitForTimeout(4000);
  const seen = await page.evaluate(() => globalThis.firstContent);
  await page.close();
  return seen;
}

const show = (values) => `${withSpread(values, 0)} ms`;

const portal = await startPortal(3906);
const browser = await chromium.launch({ executablePath: await findChromium(), args: browserFlags });
let hasMissed = false;
try {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
  await signIn(await context.newPage(), portal.url, 'maria@seed.example');
  for (const { path, content, targetMs } of pages) {
    const seen = [];
    for (let round = 0; round < rounds; round += 1) seen.push(await openSlowly(context, portal.url + path, content));
    const times = seen.map(({ contentMs }) => contentMs);
    const isLate = median(times) > targetMs;
    hasMissed ||= isLate;
    const verdict = `target ≤ ${targetMs}${isLate ? ': MISSED' : ''}`;
    console.log(`${path}: first content after ${show(times)}, ${verdict}`);
    console.log(`  tasks block for ${show(seen.map(({ blockingMs }) => blockingMs))}`);
  }
} finally {
  await browser.close();
  await portal.stop();
}
process.exitCode = hasMissed ? 1 : 0;
