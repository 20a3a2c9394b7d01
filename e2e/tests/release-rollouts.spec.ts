import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import { type ApiCaller, createApiOf } from '../portal/api.ts';
import { report } from '../portal/releases/beacon.ts';
import { untilLive, untilShown } from '../portal/releases/boot-document.ts';
import { expect, measured, test } from '../portal/releases/release-fixtures.ts';
import { ReleaseTeam } from '../portal/releases/release-team.ts';
import { openAs } from '../portal/session.ts';

test.describe.configure({ timeout: 300_000 });

/** A module has one rollout at a time, so several modules have five each. */
const modules = ['hotel', 'india', 'juliet', 'kilo'];
const rolloutsOfEach = 5;

/** Milliseconds of independent good mounts, the same in each run: most are short, and one of ten takes much longer. */
function mountTimes(seed: string, count: number): number[] {
  return Array.from({ length: count }, (_, at) => {
    const part = createHash('sha256').update(`${seed} ${at}`).digest().readUInt32BE() / 2 ** 32;
    return Math.round(70 + 40 * part + (part > 0.9 ? 120 : 0));
  });
}

interface Rolling {
  readonly team: ReleaseTeam;
  readonly member: ApiCaller;
  /** The browser of an alumnus, who gets the canaries. */
  readonly page: Page;
  readonly url: string;
}

/** Rolls a good version out, with openings by a browser and by many others, until the registry has ended the rollout. */
async function rollOut({ team, member, page, url }: Rolling, count: number): Promise<string> {
  const [stable, canary] = [`1.${count}.0`, `1.${count + 1}.0`];
  await team.publish(canary);
  const rollout = await team.startRollout(canary, { share: 50, roles: ['alumni'], steps: [100] });
  await untilShown(url, rollout);
  await openAs(page, 'kenji', `${url}/${team.module}`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(new RegExp(` ${canary}$`), {
    timeout: 30_000,
  });
  const others = mountTimes(`${team.module} ${stable} stable`, 40);
  for (const [at, ms] of mountTimes(`${team.module} ${canary} canary`, 40).entries()) {
    await report(member, rollout, [
      [stable, others[at] ?? ms],
      [canary, ms],
    ]);
  }
  await expect.poll(async () => (await team.rollout(rollout.id)).state, { timeout: 60_000 }).not.toBe('running');
  const { state, endReason } = await team.rollout(rollout.id);
  return endReason === null ? state : `${state}: ${endReason}`;
}

test(
  'a good canary never goes back in twenty rollouts',
  { tag: '@releases' },
  async ({ browser, releasePortal, released }) => {
    const { url } = releasePortal;
    const member = await createApiOf(browser, url)('joao');
    const rollouts = modules.map(async (module) => {
      const team = await ReleaseTeam.create(releasePortal, released, module);
      await team.release('1.0.0');
      await untilLive(url, { [module]: '1.0.0' });
      const context = await browser.newContext();
      const page = await context.newPage();
      const states: string[] = [];
      for (let count = 0; count < rolloutsOfEach; count += 1) {
        states.push(await rollOut({ team, member, page, url }, count));
      }
      await context.close();
      return states;
    });
    const states = (await Promise.all(rollouts)).flat();
    measured(`${states.length} rollouts of good versions`);
    expect(states).toEqual(Array.from({ length: 20 }, () => expect.stringMatching(/^promoted/)));
    await untilLive(url, Object.fromEntries(modules.map((module) => [module, `1.${rolloutsOfEach}.0`])));
  },
);
