import type { Page } from '@playwright/test';
import { untilLive } from '../portal/releases/boot-document.ts';
import { expect, measured, test } from '../portal/releases/release-fixtures.ts';
import { openAs } from '../portal/session.ts';

test.describe.configure({ timeout: 300_000 });

const changes = 100;
const swaps = 20;
/** The change after which the tab has loaded all that it needs once. */
const firstMeasure = 20;
/** The releases that are left between the measures: two modules are swapped together. */
const leftReleases = 2 * ((changes - firstMeasure) / changes) * swaps;

/** The heap that a tab keeps of each release that it has left: a browser never unloads code. */
const heapOfLeftRelease = 250_000;
/** The style of a release stays, because its module does not load it again when a rollback shows the release again. */
const stylesOfLeftRelease = 1;
/** React listens to about this many events at the root of each module and extension. */
const listenersOfRoot = 140;
/** Elements and texts of one page: a page that was left is garbage. */
const nodesOfPage = 300;

interface Held {
  readonly heap: number;
  readonly listeners: number;
  readonly nodes: number;
  readonly styles: number;
}

test(
  'a tab through a hundred module changes and twenty hot swaps keeps its heap, listeners and style nodes in bounds',
  { tag: '@releases' },
  async ({ page, releasePortal, alpha, bravo, operators }) => {
    const { url } = releasePortal;
    const versions = Array.from({ length: swaps + 1 }, (_, at) => `21.${at}.0`);
    const moveTo = async (version: string) => {
      await operators.move({ alpha: version, bravo: version }, 'A browser test');
      await untilLive(url, { alpha: version, bravo: version });
    };
    for (const version of versions) await Promise.all([alpha, bravo].map((team) => team.publish(version)));
    await moveTo(versions[0] ?? '');
    await openAs(page, 'maria', `${url}/alpha`);
    const held = await heldBy(page);
    let loads = 0;
    page.on('load', () => (loads += 1));
    const seen = new Set<string>();
    let before: Held | undefined;
    for (let change = 1; change <= changes; change += 1) {
      if (change % (changes / swaps) === 1) await moveTo(versions[Math.ceil((change * swaps) / changes)] ?? '');
      seen.add(await goTo(page, change % 2 === 0 ? 'alpha' : 'bravo'));
      if (change === firstMeasure) before = await held();
    }
    if (before === undefined) throw new Error('nothing was measured');
    expect(loads, 'the tab is never loaded again').toBe(0);
    expect([...seen]).toEqual(expect.arrayContaining(versions.slice(1)));
    const { heap, listeners, nodes, styles } = before;
    measured(
      `after ${firstMeasure} changes ${JSON.stringify(before)}, after ${changes} ${JSON.stringify(await held())}`,
    );
    // Timers that limit a mount keep a module in memory until they end.
    await expect(async () => {
      const after = await held();
      expect(after.heap).toBeLessThan(heap + leftReleases * heapOfLeftRelease);
      expect(after.listeners).toBeLessThan(listeners + listenersOfRoot);
      expect(after.nodes).toBeLessThan(nodes + nodesOfPage + leftReleases * stylesOfLeftRelease);
      expect(after.styles).toBeLessThanOrEqual(styles + leftReleases * stylesOfLeftRelease);
    }).toPass({ timeout: 60_000 });
  },
);

/** Goes to a module by a link of the other one; returns the version that the page shows at last. */
async function goTo(page: Page, module: 'alpha' | 'bravo'): Promise<string> {
  const main = page.getByRole('main');
  await main.getByRole('link', { name: `To ${module}` }).click();
  const heading = main.getByRole('heading', { level: 1, name: new RegExp(`^${module} \\d`, 'i') });
  await expect(heading).toBeVisible();
  return (await heading.innerText()).split(' ')[1] ?? '';
}

/** Measures what the page holds after garbage collection. */
async function heldBy(page: Page): Promise<() => Promise<Held>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN;
    return {
      heap: metric('JSHeapUsedSize'),
      listeners: metric('JSEventListeners'),
      nodes: metric('Nodes'),
      styles: await page.locator('style, link[rel="stylesheet"]').count(),
    };
  };
}
