import { setTimeout as delay } from 'node:timers/promises';

/** Resource types that a page needs for its content; pictures and fonts arrive after it. */
const ofContent = new Set(['Document', 'Script', 'Stylesheet', 'Fetch', 'XHR']);
/** Two requests of one chain may overlap by this much in milliseconds, because the clock is read on arrival of an event. */
const toleranceMs = 10;
/** A step is over when nothing was requested for this long in milliseconds. */
const quietMs = 700;
/** Milliseconds between two looks at the content, and until there should be some. */
const look = { everyMs: 10, mostMs: 60_000 };

/**
 * Counts the requests of a page, with an emulated network and processor.
 * @param {import('@playwright/test').Page} page
 * @param {{ latencyMs: number, kilobitsPerSecond: number, cpuSlowdown: number }} device
 */
export async function traceRequests(page, { latencyMs, kilobitsPerSecond, cpuSlowdown }) {
  const network = await page.context().newCDPSession(page);
  const requests = [];
  const open = new Map();
  const end = (requestId, bytes) => {
    const request = open.get(requestId);
    if (request === undefined) return;
    open.delete(requestId);
    Object.assign(request, { end: performance.now(), bytes });
  };
  network.on('Network.requestWillBeSent', ({ requestId, request, type, redirectResponse }) => {
    if (redirectResponse) end(requestId, redirectResponse.encodedDataLength);
    if (!request.url.startsWith('http') || isStream(request)) return;
    const entry = { url: request.url, type, start: performance.now(), end: Infinity, bytes: 0, isCached: false };
    open.set(requestId, entry);
    requests.push(entry);
  });
  network.on('Network.requestServedFromCache', ({ requestId }) => markCached(open.get(requestId)));
  network.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) markCached(open.get(requestId));
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength));
  network.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  await network.send('Network.enable');
  await network.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const bytesPerSecond = (kilobitsPerSecond * 1000) / 8;
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });

  return {
    /**
     * Measures one step.
     * @param {() => Promise<void>} approach what a member does before the click, such as pointing at a link
     * @param {() => Promise<void>} act the click
     * @param {import('@playwright/test').Locator} content the first content of the page
     * @param {() => Promise<void>} use what the member does with the page once its content is there
     * @throws Error if the content does not appear
     */
    async step({ approach = async () => {}, act, content, use = async () => {} }) {
      const first = requests.length;
      await approach();
      const clicked = performance.now();
      await act();
      await untilVisible(content);
      const shown = performance.now();
      await use();
      await untilQuiet(page, requests);
      const sent = requests.slice(first).filter(({ isCached }) => !isCached);
      return {
        ms: shown - clicked,
        trips: tripsInARow(sent, { clicked, shown }),
        requests: sent.length,
        kilobytes: sizeOf(sent),
        codeKilobytes: sizeOf(sent.filter(isCode)),
      };
    },
  };
}

/** A stream of events stays open, so it would make a page never quiet. */
const isStream = ({ url }) => new URL(url).pathname.endsWith('/notification-stream');

const sizeOf = (requests) => requests.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

/** Scripts and styles, also those of preload links. */
const isCode = ({ url }) => /\.(js|css)$/.test(new URL(url).pathname);

function markCached(request) {
  if (request) request.isCached = true;
}

/** The longest chain of requests, each of which starts after the previous one has ended. */
function tripsInARow(requests, { clicked, shown }) {
  const finished = requests
    .filter(({ type, end }) => ofContent.has(type) && end > clicked && end <= shown + toleranceMs)
    .sort((one, other) => one.end - other.end);
  let trips = 0;
  let lastEnd = -Infinity;
  for (const { start, end } of finished) {
    if (start < lastEnd - toleranceMs) continue;
    trips += 1;
    lastEnd = end;
  }
  return trips;
}

/** Playwright's own wait looks only every 500 ms after the first time, which is longer than a round trip. */
async function untilVisible(content) {
  const end = performance.now() + look.mostMs;
  while (!(await content.isVisible())) {
    if (performance.now() > end) throw new Error(`${content} did not appear`);
    await delay(look.everyMs);
  }
}

async function untilQuiet(page, requests) {
  let known = -1;
  while (known !== requests.length || requests.some(({ end }) => end === Infinity)) {
    known = requests.length;
    await page.waitForTimeout(quietMs);
  }
}
