import { bounds } from '../bounds.ts';
import type { Check, RunningSubject } from '../check.ts';
import type { Finding } from '../finding.ts';
import { happensInTime } from '../page/happens-in-time.ts';
import { untilSettled, withPage } from '../page/open-page.ts';

/** Each route of the module is shown within the time budget of its manifest. */
export const mount: Check<RunningSubject> = {
  rule: 'mount',
  title: 'Time to mount',
  async run(subject) {
    const { inManifest, manifest } = subject.sources;
    const { loadMs } = manifest.budgets;
    const findings: Finding[] = [];
    for (const route of manifest.routes) {
      const best = await bestTime(subject, route);
      if (best <= loadMs) continue;
      const message = `${route} is loaded after ${Math.round(best)} ms, ${loadMs} ms allowed by budgets.loadMs.`;
      findings.push({ rule: 'mount', message, ...inManifest(`"${route}"`) });
    }
    return findings;
  },
};

/** Milliseconds of the fastest of a few loads: a busy machine delays some of them. */
async function bestTime(subject: RunningSubject, route: string): Promise<number> {
  let best = Infinity;
  for (let load = 0; load < bounds.mount.loads; load += 1) {
    best = Math.min(best, await loadTime(subject, route));
    if (best <= subject.sources.manifest.budgets.loadMs) return best;
  }
  return best;
}

function loadTime({ browser, portal }: RunningSubject, route: string): Promise<number> {
  return withPage({ browser, url: portal.url }, async ({ page }) => {
    await page.goto(route);
    const isSettled = await happensInTime(untilSettled(page));
    return isSettled ? page.evaluate(() => performance.now()) : Infinity;
  });
}
