import { EventEmitter, once } from 'node:events';
import type { BrowserContext } from '@playwright/test';
import { killProcess } from '../portal/kill-process.ts';
import type { PortalProcess } from '../portal/portal-process.ts';
import { untilLive } from '../portal/releases/boot-document.ts';
import { MemberWalk } from '../portal/releases/member-walk.ts';
import type { RegistryOperators } from '../portal/releases/registry-log.ts';
import { expect, measured, test } from '../portal/releases/release-fixtures.ts';
import type { ReleaseTeam } from '../portal/releases/release-team.ts';
import { type Account, openAs } from '../portal/session.ts';

// Both tests move the same modules of one portal.
test.describe.configure({ mode: 'default', timeout: 480_000 });

const accounts: readonly Account[] = ['maria', 'kenji', 'paula', 'joao', 'maria', 'kenji', 'paula', 'joao'];
const moves = 100;

let portal: PortalProcess;
let operators: RegistryOperators;
let teams: readonly ReleaseTeam[];
test.beforeAll(({ releasePortal, alpha, bravo, operators: shared }) => {
  test.setTimeout(300_000);
  portal = releasePortal;
  teams = [alpha, bravo];
  operators = shared;
});

const both = (version: string) => ({ alpha: version, bravo: version });

async function publishBoth(version: string): Promise<void> {
  await Promise.all(teams.map((team) => team.publish(version)));
}

interface Line {
  /** The first number of all versions. */
  readonly line: string;
  /** The number of releases of each module that are published meanwhile. */
  readonly releases: number;
  /** Runs when the registry has acknowledged a move. */
  acknowledged(count: number): Promise<void>;
}

/** Releases both modules in one step, then takes both back, and so on. Returns the reasons of the moves. */
async function releaseAndRollBack({ line, releases, acknowledged }: Line, moved: () => void): Promise<string[]> {
  const reasons: string[] = [];
  const move = async (version: string, act: string) => {
    const why = `Move ${reasons.length + 1} of line ${line}: ${act} ${version}`;
    await operators.move(both(version), why);
    reasons.push(why);
    await acknowledged(reasons.length);
    await untilLive(portal.url, both(version));
    moved();
  };
  for (let count = 0; count < moves / 2; count += 1) {
    const version = `${line}.${(count % releases) + 1}.0`;
    if (count < releases) await publishBoth(version);
    await move(version, 'release');
    await move(`${line}.0.0`, 'back to');
  }
  return reasons;
}

interface Variant extends Line {
  readonly title: string;
  readonly mayRetry: boolean;
}

/** The moves right after which a process is killed, while the gateway fetches the releases or shows them already. */
const kills: Readonly<Record<number, 'registry' | 'gateway'>> = {
  5: 'registry',
  9: 'gateway',
  50: 'registry',
  70: 'gateway',
};

const variants: readonly Variant[] = [
  {
    title: 'a hundred releases and rollbacks of two modules disturb none of eight members',
    line: '11',
    releases: 50,
    mayRetry: false,
    acknowledged: () => Promise.resolve(),
  },
  {
    title: 'with kill -9 of the registry and of the gateway meanwhile, no act is lost and no set is mixed',
    line: '12',
    releases: 10,
    mayRetry: true,
    async acknowledged(count) {
      const killed = kills[count];
      if (killed !== undefined) await killProcess(portal, killed);
    },
  },
];

/** The moves as the members wait for them. After the last one nothing waits any more. */
function moveSignal() {
  const events = new EventEmitter();
  events.setMaxListeners(accounts.length);
  let isOver = false;
  return {
    next: async () => {
      if (!isOver) await once(events, 'moved');
    },
    give: () => void events.emit('moved'),
    end() {
      isOver = true;
      events.emit('moved');
    },
    isOver: () => isOver,
  };
}

for (const { title, mayRetry, ...line } of variants) {
  test.describe(() => {
    // Without kills no page may log an error.
    test.use({ mayLog: mayRetry ? /./ : /(?!)/ });

    test(title, { tag: '@releases' }, async ({ browser, consoleWatch }) => {
      const first = `${line.line}.0.0`;
      await publishBoth(first);
      await operators.move(both(first), `Line ${line.line} begins`);
      await untilLive(portal.url, both(first));
      const moved = moveSignal();
      // Contexts of one Chromium are apart like browsers: they share neither cookies, storage, caches nor documents. Eight
      // processes of Chromium would only take the memory and the processors of the portal under test.
      const contexts: BrowserContext[] = [];
      const walks: MemberWalk[] = [];
      for (const account of accounts) {
        const context = await browser.newContext();
        contexts.push(context);
        consoleWatch.watch(context);
        const page = await context.newPage();
        await openAs(page, account, `${portal.url}/alpha`);
        // A member goes on at each move, so that pages open while sets change.
        walks.push(new MemberWalk({ page, portalUrl: portal.url, mayRetry, turn: moved.next }));
      }

      const walking = walks.map(async (walk) => {
        while (!moved.isOver()) await walk.round();
      });
      const releasing = releaseAndRollBack(line, moved.give).finally(moved.end);
      const [reasons] = await Promise.all([releasing, ...walking]);

      const navigations = walks.map((walk) => walk.navigations);
      const seen = new Set(walks.flatMap(({ versions }) => [...versions]));
      measured(`${navigations.join(', ')} navigations; ${seen.size} versions seen`);
      measured(`${walks.reduce((sum, { retries }) => sum + retries, 0)} retries`);
      expect(seen.size).toBeGreaterThan(moves / 10);
      const logged = (await operators.log('channel-moved')).flatMap(({ reason }) => reason ?? []).toReversed();
      expect(logged.filter((reason) => reason.includes(`of line ${line.line}:`))).toEqual(reasons);
      expect(reasons).toHaveLength(moves);
      expect(await operators.verification()).toMatchObject({ isIntact: true });
      for (const context of contexts) await context.close();
    });
  });
}
