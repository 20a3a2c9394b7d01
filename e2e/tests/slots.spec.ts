import type { Page, Route } from '@playwright/test';
import { buildOwnModule } from '../portal/build-module.ts';
import { expect, test } from '../portal/fixtures.ts';
import { layoutShifts, recordLayoutShifts } from '../portal/layout-shifts.ts';
import { modulesDir } from '../portal/portal-process.ts';
import { openAs } from '../portal/session.ts';
import type { World } from '../portal/world.ts';

/** A page with slots, and one of the modules that fill them. */
interface Host {
  readonly name: string;
  readonly path: (world: World) => string;
  /** The host's own content. */
  readonly content: (page: Page) => Promise<void>;
  /** The module that fails, as its id and its title. */
  readonly module: string;
  readonly title: string;
  /** The headings of its sections, and of a section of another module. */
  readonly sections: readonly RegExp[];
  readonly other: RegExp | undefined;
}

const heading = (page: Page, name: RegExp) => page.getByRole('main').getByRole('heading', { level: 1, name });
const section = (page: Page, name: RegExp) => page.getByRole('main').getByRole('region', { name });

const hosts: readonly Host[] = [
  {
    name: 'a profile',
    path: ({ member }) => `/community/profiles/${member}`,
    content: (page) => expect(heading(page, /Rocha/)).toBeVisible(),
    module: 'forums',
    title: 'Forums',
    sections: [/^posts/i, /recommendations/i],
    other: /meetings/i,
  },
  {
    name: 'a club',
    path: () => '/clubs/geography',
    content: (page) => expect(heading(page, /Geography/)).toBeVisible(),
    module: 'documents',
    title: 'Documents',
    sections: [/documents/i],
    other: /conversations/i,
  },
  {
    name: 'the main menu',
    path: () => '/intranet-welcome',
    content: (page) => expect(page.getByRole('main').getByRole('link', { name: 'Update your profile' })).toBeVisible(),
    module: 'calendar',
    title: 'Calendar',
    sections: [/today/i],
    other: undefined,
  },
];

const quietLines = (page: Page, title: string) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: `${title} is not available here right now.` });

/** Scrolls down the page, so that every slot comes into view. */
async function readToEnd(page: Page): Promise<void> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
}

const missing = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });
const tampered = async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: `${await response.text()}\n;globalThis.tampered = true;` });
};
/** The request stays without a response until the page is closed. */
const silence = () => Promise.resolve();

const faults = [
  { name: 'its files are missing', respond: missing },
  { name: 'its files never arrive', respond: silence },
  { name: 'its files were tampered with', respond: tampered },
];

/** The browser and the shell log a module that does not load. */
test.use({ mayLog: /./ });
test.beforeEach(({ context }) => recordLayoutShifts(context));

for (const host of hosts) {
  for (const { name, respond } of faults) {
    test(`${host.name} is complete while an extension fails: ${name}`, async ({ page, world }) => {
      await page.route(new RegExp(`/m/${host.module}/[^?]*\\.(js|css)(\\?|$)`), respond);
      await openAs(page, 'maria', host.path(world));
      await host.content(page);
      // The content of the page does not wait for an extension to fail; other faults may show before the content.
      if (respond === silence) await expect(quietLines(page, host.title)).toHaveCount(0);
      await readToEnd(page);
      if (host.other !== undefined) await expect(section(page, host.other)).toBeVisible();
      await expect(quietLines(page, host.title).first()).toBeVisible({ timeout: 15_000 });
      await host.content(page);
      expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
      expect(await layoutShifts(page)).toEqual([]);
    });
  }
}

test.describe('in a portal of their own', () => {
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    await buildOwnModule('throwing-extension', modulesDir);
  });

  for (const host of hosts) {
    test(`${host.name} is complete beside an extension that throws as it renders`, async ({
      page,
      ownPortal,
      world,
    }) => {
      await ownPortal.editRegistry({ 'throwing-extension': '1.0.0' });
      await openAs(page, 'maria', ownPortal.url + host.path(world));
      await host.content(page);
      await readToEnd(page);
      await expect(quietLines(page, 'Throwing')).toBeVisible({ timeout: 15_000 });
      await expect(section(page, host.sections[0] ?? /./)).toBeVisible();
      expect(await layoutShifts(page)).toEqual([]);
      await ownPortal.editRegistry({ 'throwing-extension': undefined });
    });

    test(`${host.name} is complete without the module ${host.module}`, async ({ page, ownPortal, world }) => {
      const { [host.module]: version } = await ownPortal.registry();
      await ownPortal.editRegistry({ [host.module]: undefined });
      await openAs(page, 'maria', ownPortal.url + host.path(world));
      await host.content(page);
      await readToEnd(page);
      if (host.other !== undefined) await expect(section(page, host.other)).toBeVisible();
      for (const name of host.sections) await expect(section(page, name)).toHaveCount(0);
      await expect(quietLines(page, host.title)).toHaveCount(0);
      expect(await layoutShifts(page)).toEqual([]);
      await ownPortal.editRegistry({ [host.module]: version });
    });
  }
});
