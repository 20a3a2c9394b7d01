import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { PortalProcess } from '../portal/portal-process.ts';
import { untilLive } from '../portal/releases/boot-document.ts';
import { expect, test } from '../portal/releases/release-fixtures.ts';
import { ReleaseTeam } from '../portal/releases/release-team.ts';
import { openAs } from '../portal/session.ts';
import { killProcess } from '../portal/kill-process.ts';

// The tests share a portal and a module, so they run one after the other. Each has versions of its own.
test.describe.configure({ mode: 'default', timeout: 180_000 });
/** The browser logs each file that it refuses. */
test.use({ mayLog: /./ });

const module = 'tango';
let team: ReleaseTeam;
test.beforeAll(async ({ releasePortal, released }) => {
  test.setTimeout(300_000);
  team = await ReleaseTeam.create(releasePortal, released, module);
});

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1, name: /^Tango \d/ });
const failureCard = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: 'Tango' });
const details = (page: Page) => page.getByRole('main').getByText(/etails of/);

/** A member in a new browser, which has no file of the module yet. */
async function newMember(browser: Browser, { url }: PortalProcess) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await openAs(page, 'maria', `${url}/${module}`);
  await expect(heading(page).or(failureCard(page)).first()).toBeVisible({ timeout: 30_000 });
  return { page, [Symbol.asyncDispose]: () => context.close() };
}

/** Reads what the module shows of its style, which sets the width of the border. */
const borderOf = (page: Page) =>
  heading(page)
    .locator('xpath=..')
    .evaluate((section) => getComputedStyle(section).borderInlineStartWidth);

async function expectGood(browser: Browser, portal: PortalProcess, version: string): Promise<void> {
  await using member = await newMember(browser, portal);
  const { page } = member;
  await expect(heading(page)).toHaveText(`Tango ${version}`);
  expect(await borderOf(page)).toBe('4px');
  await page.getByRole('button', { name: 'Show details' }).click();
  await expect(details(page)).toHaveText(`Details of ${version}`);
}

/** The folder of the gateway's verified copies. */
const storeOf = ({ dataDir }: PortalProcess) => join(dataDir, 'verified-releases');
const copyOf = (portal: PortalProcess, version: string) => join(storeOf(portal), 'modules', module, version);

/** Changes one byte of the one file in a folder that has a text. */
async function changeByte(folder: string, { files, from, to }: Change): Promise<void> {
  const names = (await readdir(folder)).filter((name) => files.test(name));
  const contents = await Promise.all(
    names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const),
  );
  const [found] = contents.filter(([, content]) => content.includes(from));
  if (found === undefined) throw new Error(`No file of ${folder} has '${from}'`);
  await writeFile(join(folder, found[0]), found[1].replace(from, to));
}

interface Change {
  readonly files: RegExp;
  readonly from: string;
  readonly to: string;
}

interface CodeChange extends Change {
  readonly what: string;
  /** Checks what a member sees of the changed release, who never sees the change. */
  expectHonest(page: Page): Promise<void>;
}

const card = (page: Page) => expect(failureCard(page)).toContainText('cannot be shown right now');

const changes: readonly CodeChange[] = [
  { what: 'entry', files: /^remoteEntry.*\.js$/, from: module, to: 'tangy', expectHonest: card },
  { what: 'chunk', files: /\.js$/, from: 'Show details', to: 'Show retails', expectHonest: card },
  {
    what: 'lazy chunk',
    files: /\.js$/,
    from: 'Details of',
    to: 'Retails of',
    async expectHonest(page) {
      await page.getByRole('button', { name: 'Show details' }).click();
      await card(page);
      await expect(details(page)).toHaveCount(0);
    },
  },
  { what: 'style', files: /\.css$/, from: '4px', to: '9px', expectHonest: card },
];

for (const [at, { what, expectHonest, ...change }] of changes.entries()) {
  test(
    `a byte of the ${what} that is changed in the gateway's store reaches no member, and is fetched again`,
    { tag: '@releases' },
    async ({ browser, releasePortal }) => {
      const version = `${at + 1}.0.0`;
      await team.release(version);
      await untilLive(releasePortal.url, { [module]: version });
      await expectGood(browser, releasePortal, version);
      await changeByte(copyOf(releasePortal, version), change);
      {
        await using member = await newMember(browser, releasePortal);
        await expectHonest(member.page);
        await member.page.getByRole('button', { name: 'Try again' }).click();
        await expect(heading(member.page).or(failureCard(member.page)).first()).toBeVisible();
        await expectHonest(member.page);
      }
      // Another process of the gateway verifies its copies before it serves them.
      await killProcess(releasePortal, 'gateway');
      await untilLive(releasePortal.url, { [module]: version });
      await expectGood(browser, releasePortal, version);
    },
  );
}

test(
  "a byte of the statement or of the kept set that is changed in the gateway's store leaves the last good version",
  { tag: '@releases' },
  async ({ browser, releasePortal }) => {
    await team.release('5.0.0');
    await untilLive(releasePortal.url, { [module]: '5.0.0' });
    await team.release('5.1.0');
    await untilLive(releasePortal.url, { [module]: '5.1.0' });
    await expectGood(browser, releasePortal, '5.1.0');
    const set = { files: /^set\.json$/, from: '"version":"5.1.0"', to: '"version":"5.9.0"' };
    await changeByte(storeOf(releasePortal), set);
    await expectGood(browser, releasePortal, '5.1.0');
    const signature = (await readFile(join(copyOf(releasePortal, '5.1.0'), 'release.jws'), 'utf8')).split('.')[2] ?? '';
    const changed = `.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    await changeByte(copyOf(releasePortal, '5.1.0'), { files: /^release\.jws$/, from: `.${signature}`, to: changed });
    await expectGood(browser, releasePortal, '5.0.0');
    await killProcess(releasePortal, 'gateway');
    await untilLive(releasePortal.url, { [module]: '5.1.0' });
    await expectGood(browser, releasePortal, '5.1.0');
  },
);
