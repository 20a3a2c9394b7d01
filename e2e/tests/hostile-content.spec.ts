import type { Page } from '@playwright/test';
import { expect, test as base } from '../portal/fixtures.ts';
import { layoutErrors } from '@seed/conformance/measures/layout-errors';
import { fillHostileWorld, type HostileWorld } from '../portal/hostile/world.ts';
import { portalPages } from '../portal/pages.ts';
import { heading, type PortalPage } from '../portal/pages/portal-page.ts';
import { showPage, showSections } from '../portal/show-page.ts';
import { standStill } from '@seed/conformance/measures/stand-still';

const test = base.extend<object, { readonly hostileWorld: HostileWorld }>({
  hostileWorld: [async ({ apiOf }, use) => use(await fillHostileWorld(apiOf)), { scope: 'worker', timeout: 120_000 }],
});

/** Some pages fail on purpose, and pictures of other sites do not exist. */
test.use({ mayLog: /./ });

const widths = [320, 390, 820, 1440];
/** The callers, each in a theme of their own: a layout depends on neither but by mistake. */
const themes = { maria: 'light', admin: 'dark' } as const;
type Caller = keyof typeof themes;

const pageAt = (path: string): PortalPage => ({ name: path, path, as: 'maria', shows: heading() });

/** Pages that the list of pages lacks: the post of each kind, and the profile of a member who wrote all of it. */
const hostilePages: Readonly<Record<string, (world: HostileWorld) => readonly PortalPage[]>> = {
  forums: ({ posts }) => posts.map((id) => pageAt(`/forums/${id}`)),
  community: ({ author }) => [
    { ...pageAt(`/community/profiles/${author}`), sections: ['Posts', 'Recommendations', 'Meetings'] },
  ],
};

/** The pages of a part that show content of members. A dialog that only Admins can open is left out for other callers. */
function pagesWithContent(part: string, as: Caller, world: HostileWorld): readonly PortalPage[] {
  const listed = portalPages[part] ?? [];
  const ofMembers = listed
    .filter((entry) => entry.as !== 'guest' && entry.arrange === undefined && !entry.only)
    .filter((entry) => entry.open === undefined || entry.as !== 'admin' || as === 'admin');
  return [...ofMembers, ...(hostilePages[part]?.(world) ?? [])];
}

/** Lists the layout errors in every width. */
async function layoutErrorsOf(page: Page): Promise<string[]> {
  const problems = new Map<string, number[]>();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await standStill(page);
    for (const problem of await layoutErrors(page)) problems.set(problem, [...(problems.get(problem) ?? []), width]);
  }
  return [...problems].map(([problem, places]) => `at ${places.join(', ')}: ${problem}`);
}

/** The page for another account, which may see another heading. */
function seenBy(as: Caller, entry: PortalPage): PortalPage {
  const shows = entry.as === as ? entry.shows : (page: Page) => page.locator('h1, [role="dialog"]').first();
  return { ...entry, as, shows };
}

const reasonOf = (error: unknown) => [`the page does not show: ${String(error).slice(0, 300)}`];

async function problemsOf(page: Page, entry: PortalPage, world: HostileWorld): Promise<string[]> {
  await showPage(page, entry, world);
  if (entry.sections !== undefined) await showSections(page, entry.sections);
  return layoutErrorsOf(page);
}

for (const part of Object.keys(portalPages)) {
  for (const as of Object.keys(themes) as Caller[]) {
    test(
      `with any content, every page of ${part} keeps its width, overlaps nothing and cuts nothing off, for ${as}`,
      { tag: '@hostile-content' },
      async ({ page, hostileWorld }) => {
        // A part has up to twenty pages, each in four widths.
        test.setTimeout(600_000);
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: themes[as] });
        for (const entry of pagesWithContent(part, as, hostileWorld)) {
          const problems = await problemsOf(page, seenBy(as, entry), hostileWorld).catch(reasonOf);
          expect.soft(problems, entry.name).toEqual([]);
        }
      },
    );
  }
}
