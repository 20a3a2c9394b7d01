import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { createApiOf } from '../portal/api.ts';
import { type Opening, report } from '../portal/releases/beacon.ts';
import { bootOf, untilLive, untilShown } from '../portal/releases/boot-document.ts';
import { expect, measured, test } from '../portal/releases/release-fixtures.ts';
import type { ReleaseTeam, Rollout } from '../portal/releases/release-team.ts';
import type { RegistryOperators } from '../portal/releases/registry-log.ts';
import { type Account, openAs } from '../portal/session.ts';

// The tests share a portal and a module, so they run one after the other. Each has versions of its own.
test.describe.configure({ mode: 'default', timeout: 180_000 });
/** The portal logs the errors of faulty releases. */
test.use({ mayLog: /./ });

let alpha: ReleaseTeam;
let operators: RegistryOperators;
test.beforeAll(({ alpha: team, operators: shared }) => {
  test.setTimeout(300_000);
  alpha = team;
  operators = shared;
});

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1, name: /^Alpha \d/ });
const failureCard = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: 'Alpha' });
const mainMenu = async (page: Page) => {
  await page.getByRole('banner').getByRole('link', { name: 'Main Menu', exact: true }).click();
  await expect(page.getByRole('heading', { name: /What would you like to do today/ })).toBeVisible();
};

/** Waits until the page has run no script for a second. */
async function untilHung(page: Page): Promise<void> {
  const hung = Symbol('hung');
  while ((await Promise.race([page.evaluate(() => true), delay(1000, hung)])) !== hung);
}

interface Members {
  /** A member who gets stable. */
  readonly stable: Page;
  /** An alumnus, who gets the canary. */
  readonly canary: Page;
}

/** Two members in browsers of their own. */
async function members(browser: Browser, options?: Parameters<Browser['newContext']>[0]) {
  const contexts: BrowserContext[] = [];
  const open = async () => {
    const context = await browser.newContext(options);
    contexts.push(context);
    return context.newPage();
  };
  const both: Members = { stable: await open(), canary: await open() };
  return {
    ...both,
    [Symbol.asyncDispose]: () => Promise.all(contexts.map((context) => context.close())).then(() => {}),
  };
}

/** Opens the module in a new document, until it is shown or has failed. */
async function visit(page: Page, account: Account, portalUrl: string): Promise<void> {
  await openAs(page, account, `${portalUrl}/alpha`);
  await expect(heading(page).or(failureCard(page))).toBeVisible({ timeout: 30_000 });
}

/** Both members open the module again and again, until the registry has ended the rollout. */
async function visitUntilEnded(rollout: Rollout, { stable, canary }: Members, portalUrl: string): Promise<Rollout> {
  for (;;) {
    await Promise.all([visit(stable, 'maria', portalUrl), visit(canary, 'kenji', portalUrl)]);
    const now = await alpha.rollout(rollout.id);
    if (now.state !== 'running') return now;
  }
}

const totalVisits = ({ comparison: { canary, stable } }: Rollout) => canary.visits + stable.visits;

async function expectAborted(rollout: Rollout, why: RegExp): Promise<void> {
  expect(rollout.state).toBe('aborted');
  expect(rollout.endReason).toMatch(why);
  const [newest] = await operators.log('rollout-aborted');
  expect(newest).toMatchObject({ by: 'registry', reason: rollout.endReason });
}

test(
  'a canary that throws on mount goes back by itself, and an open tab is back at its next navigation',
  { tag: '@releases' },
  async ({ browser, releasePortal: { url } }) => {
    await alpha.release('1.0.0', '1.1.0-throws');
    await untilLive(url, { alpha: '1.0.0' });
    const rollout = await alpha.startRollout('1.1.0-throws', { roles: ['alumni'] });
    const startedAt = Date.now();
    await untilShown(url, rollout);
    await using both = await members(browser);
    await visit(both.canary, 'kenji', url);
    await expect(failureCard(both.canary)).toBeVisible();
    const ended = await visitUntilEnded(rollout, both, url);
    measured(`throws: back after ${totalVisits(ended)} visits in ${Date.now() - startedAt} ms`);
    expect(Date.now() - startedAt).toBeLessThan(60_000);
    expect(totalVisits(ended)).toBeLessThanOrEqual(20);
    await expectAborted(ended, /openings of 1\.1\.0-throws failed/);
    await expect.poll(async () => (await bootOf(url)).canaries ?? []).toEqual([]);
    await mainMenu(both.canary);
    await both.canary.goBack();
    await expect(heading(both.canary)).toHaveText('Alpha 1.0.0');
  },
);

test('a canary that hangs goes back by itself', { tag: '@releases' }, async ({ browser, releasePortal: { url } }) => {
  await alpha.release('2.0.0', '2.1.0-hangs');
  await untilLive(url, { alpha: '2.0.0' });
  const rollout = await alpha.startRollout('2.1.0-hangs', { roles: ['alumni'] });
  const startedAt = Date.now();
  await untilShown(url, rollout);
  await using both = await members(browser);
  await openAs(both.canary, 'kenji', `${url}/intranet-welcome`);
  const visits = 8;
  for (let count = 0; count < visits; count += 1) {
    const page = await both.canary.context().newPage();
    const begun = page.waitForRequest((request) => request.url().endsWith('/registry/visits'));
    await page.goto(`${url}/alpha`, { waitUntil: 'commit' });
    await begun;
    await untilHung(page);
    await page.close();
    await visit(both.stable, 'maria', url);
  }
  await expect.poll(async () => (await alpha.rollout(rollout.id)).state, { timeout: 60_000 }).toBe('aborted');
  const ended = await alpha.rollout(rollout.id);
  measured(`hangs: back after ${totalVisits(ended)} visits in ${Date.now() - startedAt} ms`);
  await expectAborted(ended, /openings of 2\.1\.0-hangs failed/);
  await untilLive(url, { alpha: '2.0.0' });
  await expect.poll(async () => (await bootOf(url)).canaries ?? []).toEqual([]);
  await visit(both.canary, 'kenji', url);
  await expect(heading(both.canary)).toHaveText('Alpha 2.0.0');
});

test(
  'a canary that mounts twice as slowly goes back by itself',
  { tag: '@releases' },
  async ({ browser, releasePortal: { url } }) => {
    await alpha.release('3.0.0-paced', '3.1.0-slow');
    await untilLive(url, { alpha: '3.0.0-paced' });
    const rollout = await alpha.startRollout('3.1.0-slow', { roles: ['alumni'] });
    await untilShown(url, rollout);
    await using both = await members(browser);
    const ended = await visitUntilEnded(rollout, both, url);
    measured(`twice as slow: back after ${totalVisits(ended)} visits`);
    // Ten minutes with one visit a second.
    expect(totalVisits(ended)).toBeLessThanOrEqual(600);
    await expectAborted(ended, /3\.1\.0-slow mounted in \d+ ms/);
  },
);

test(
  'a canary that fails in one browser of five goes back by itself',
  { tag: '@releases' },
  async ({ browser, releasePortal: { url } }) => {
    await alpha.release('4.0.0', '4.1.0-picky');
    await untilLive(url, { alpha: '4.0.0' });
    const rollout = await alpha.startRollout('4.1.0-picky', { roles: ['alumni'] });
    await untilShown(url, rollout);
    await using lucky = await members(browser);
    await using unlucky = await members(browser, { userAgent: 'Unlucky' });
    for (let count = 0; count < 5; count += 1) {
      await visit(lucky.stable, 'maria', url);
      await visit(count === 2 ? unlucky.canary : lucky.canary, 'kenji', url);
    }
    await expect(failureCard(unlucky.canary)).toBeVisible();
    const seen = await alpha.rollout(rollout.id);
    expect(seen.state).toBe('running');
    const member = await createApiOf(browser, url)('joao');
    let ended = seen;
    for (let count = 0; ended.state === 'running' && count < 60; count += 1) {
      for (const went of [80, 85, 'failed', 90, 95] as const satisfies readonly Opening[]) {
        await report(member, rollout, [['4.0.0', 85]]);
        await report(member, rollout, [['4.1.0-picky', went]]);
      }
      ended = await alpha.rollout(rollout.id);
    }
    measured(`one browser of five: back after ${totalVisits(ended)} visits`);
    expect(totalVisits(ended)).toBeLessThanOrEqual(600);
    await expectAborted(ended, /openings of 4\.1\.0-picky failed/);
  },
);

test(
  'a good canary for half of the members becomes stable by itself, and all members get it',
  { tag: '@releases' },
  async ({ browser, releasePortal: { url } }) => {
    await alpha.release('5.0.0', '5.1.0');
    await untilLive(url, { alpha: '5.0.0' });
    const rollout = await alpha.startRollout('5.1.0', { share: 50, roles: ['alumni'], steps: [100] });
    await untilShown(url, rollout);
    await using both = await members(browser);
    await visit(both.canary, 'kenji', url);
    await expect(heading(both.canary)).toHaveText('Alpha 5.1.0');
    const member = await createApiOf(browser, url)('joao');
    for (let count = 0; count < 30; count += 1) {
      await report(member, rollout, [
        ['5.0.0', 80 + count],
        ['5.1.0', 80 + ((7 * count) % 30)],
      ]);
    }
    const ended = await visitUntilEnded(rollout, both, url);
    expect(ended.state).toBe('promoted');
    await untilLive(url, { alpha: '5.1.0' });
    for (const page of [both.stable, both.canary]) {
      await mainMenu(page);
      await page.goBack();
      await expect(heading(page)).toHaveText('Alpha 5.1.0');
    }
  },
);

test(
  'a module that is switched off shows its message at the next navigation, and the rest of the portal is whole',
  { tag: '@releases' },
  async ({ page, releasePortal: { url } }) => {
    await alpha.release('6.0.0');
    await untilLive(url, { alpha: '6.0.0' });
    await openAs(page, 'maria', `${url}/alpha`);
    await expect(heading(page)).toHaveText('Alpha 6.0.0');
    await alpha.switchOff('Back at noon');
    await expect.poll(async () => (await bootOf(url)).off?.map(({ id }) => id)).toEqual(['alpha']);
    await page.getByRole('button', { name: 'Show details' }).click();
    await expect(page.getByText('Details of 6.0.0')).toBeVisible();
    await mainMenu(page);
    await page.goBack();
    await expect(page.getByRole('main').getByText('Back at noon')).toBeVisible();
    await expect(page.getByLabel('Alpha in the header')).toHaveCount(0);
    await mainMenu(page);
    await page.getByRole('main').getByRole('link', { name: 'Have a Conversation' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Forums' })).toBeVisible();
    await alpha.switchOn();
    await expect.poll(async () => (await bootOf(url)).off ?? []).toEqual([]);
    await page.goBack();
    await page.goBack();
    await expect(heading(page)).toHaveText('Alpha 6.0.0');
  },
);

test(
  'openings are counted for each version without a rollout, too: those that mount and those that fail',
  { tag: '@releases' },
  async ({ page, releasePortal: { url } }) => {
    for (const version of ['7.0.0', '7.1.0-throws']) {
      await alpha.release(version);
      await untilLive(url, { alpha: version });
      await visit(page, 'maria', url);
      await expect.poll(async () => (await operators.health('alpha', version))?.openings).toBe(1);
    }
    expect(await operators.health('alpha', '7.0.0')).toMatchObject({
      failures: 0,
      medianMs: expect.any(Number),
    });
    expect(await operators.health('alpha', '7.1.0-throws')).toMatchObject({ failures: 1, medianMs: null });
  },
);
