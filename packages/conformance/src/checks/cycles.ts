import type { Page } from 'playwright-core';
import { bounds } from '../bounds.ts';
import type { Check, RunningSubject } from '../check.ts';
import type { Finding } from '../finding.ts';
import { type Memory, memoryOf } from '../page/memory.ts';
import { untilSettled, withPage } from '../page/open-page.ts';
import { watchScript } from '../page/watch-registrations.ts';
import { placeOfSite } from './place-of-site.ts';

/** Mounts and leaves each entry page many times: it must appear in time and leave nothing behind. */
export const cycles: Check<RunningSubject> = {
  rule: 'leak',
  title: 'Mount cycles',
  async run(subject) {
    const findings: Finding[] = [];
    for (const route of subject.sources.manifest.routes) findings.push(...(await cycle(subject, route)));
    return findings;
  },
};

async function cycle(subject: RunningSubject, path: string): Promise<readonly Finding[]> {
  const { portal, browser, sources } = subject;
  return withPage({ browser, url: portal.url, initScript: watchScript }, async ({ page }) => {
    await page.goto(path);
    await untilSettled(page);
    await page.locator('header a[href="/intranet-welcome"]').first().click();
    await page.waitForURL('**/intranet-welcome');
    await untilSettled(page);
    const measure = await memoryOf(page);
    for (let warmUps = 0; warmUps < bounds.cycles.warmUp; warmUps += 1) await mountAndLeave(page, path);
    const before = await measure();
    for (let mounts = 0; mounts < bounds.cycles.count; mounts += 1) await mountAndLeave(page, path);
    const measured = { path, before, after: await measure() };
    return [...slowMount(measured, sources), ...leftBehind(subject, measured)];
  });
}

/** Goes back to the module and forward to the main menu. */
async function mountAndLeave(page: Page, path: string): Promise<void> {
  await page.evaluate(() => history.back());
  await page.waitForURL(`**${path}`);
  await untilSettled(page);
  await page.evaluate(() => history.forward());
  await page.waitForURL('**/intranet-welcome');
  await untilSettled(page);
}

function slowMount({ path, before, after }: Measured, { inManifest }: RunningSubject['sources']): Finding[] {
  const { threadMs: allowed } = bounds.mount;
  const threadMs = Math.round((after.threadMs - before.threadMs) / bounds.cycles.count);
  if (threadMs <= allowed) return [];
  const message = `To mount and leave ${path} takes ${threadMs} ms of the main thread, ${allowed} ms allowed.`;
  return [{ rule: 'mount', message, ...inManifest(`"${path}"`) }];
}

interface Measured {
  readonly path: string;
  readonly before: Memory;
  readonly after: Memory;
}

function leftBehind(subject: RunningSubject, measured: Measured): Finding[] {
  const { path, before, after } = measured;
  const places = (['listeners', 'timers'] as const).flatMap((kind) => leftAtSites(subject, measured, kind));
  const counted = (['detachedNodes', 'elements', 'styleNodes', 'heapBytes'] as const).flatMap((kind): Finding[] => {
    const grown = after[kind] - before[kind];
    if (grown <= bounds.cycles[kind]) return [];
    return [{ rule: `leak/${nameOf[kind].rule}`, message: `${afterCycles(path)} ${grown} ${nameOf[kind].text}` }];
  });
  const changed: Finding[] =
    before.attributes === after.attributes
      ? []
      : [
          {
            rule: 'leak/attribute',
            message: `${afterCycles(path)} ${after.attributes} in place of ${before.attributes}.`,
          },
        ];
  return [...places, ...counted, ...changed];
}

const nameOf = {
  detachedNodes: { rule: 'detached-node', text: 'more elements are kept although they are in no document.' },
  elements: { rule: 'element', text: 'more elements are in the document although the module is not shown.' },
  styleNodes: { rule: 'style-node', text: 'more style sheets are in the document.' },
  heapBytes: { rule: 'heap', text: 'more bytes of memory are used.' },
} as const;

const afterCycles = (path: string) => `After ${bounds.cycles.count} mounts of ${path}`;

const texts = {
  listeners: {
    rule: 'leak/listener',
    text: 'event listeners are left. End them with the signal of the module, or in the clean-up of the effect.',
  },
  timers: { rule: 'leak/timer', text: 'timers are left. Clear them in the clean-up of the effect.' },
} as const;

function leftAtSites(
  subject: RunningSubject,
  { path, before, after }: Measured,
  kind: 'listeners' | 'timers',
): Finding[] {
  const grown = Object.entries(after[kind])
    .map(([site, count]) => ({ site, left: count - (before[kind][site] ?? 0) }))
    // Only code of the module counts: the shell and the shared libraries may keep theirs between two mounts.
    .filter(({ site, left }) => left > 0 && site.includes(subject.built.base));
  const total = grown.reduce((all, { left }) => all + left, 0);
  if (total <= bounds.cycles[kind]) return [];
  const { rule, text } = texts[kind];
  const most = grown.toSorted((one, other) => other.left - one.left).slice(0, 3);
  return most.map(({ site, left }) => ({
    rule,
    message: `${afterCycles(path)} ${left} ${text}`,
    ...placeOfSite(subject, site),
  }));
}
