import type { Page } from '@playwright/test';
import { expect, test } from '../portal/fixtures.ts';
import { misfits } from '../portal/hostile/misfits.ts';
import { fillHostileWorld, type HostileWorld } from '../portal/hostile/world.ts';
import { portalPages } from '../portal/pages.ts';
import { heading, type PortalPage } from '../portal/pages/portal-page.ts';
import type { Account } from '../portal/session.ts';
import { showPage } from '../portal/show-page.ts';
import { standStill } from '../portal/stand-still.ts';

/** Some pages are made to fail, and no outside picture is there. */
test.use({ mayLog: /./ });

const widths = [320, 390, 820, 1440];
const themes = ['light', 'dark'] as const;

/** Every page that shows what members wrote, and the post of each kind. */
function pagesWithContent({ posts }: HostileWorld): PortalPage[] {
  const listed = Object.values(portalPages).flat();
  const ofMembers = listed.filter(({ as, arrange, only }) => as !== 'guest' && arrange === undefined && !only);
  const ofPosts = posts.map((id) => ({ name: `post ${id}`, path: `/forums/${id}`, as: 'maria', shows: heading() }));
  return [...ofMembers, ...ofPosts.map((page) => ({ ...page, as: 'maria' as const }))];
}

/** Lists what does not fit at some width in some theme. */
async function misfitsOf(page: Page): Promise<string[]> {
  const problems = new Map<string, string[]>();
  for (const colorScheme of themes) {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await standStill(page);
      for (const problem of await misfits(page)) {
        problems.set(problem, [...(problems.get(problem) ?? []), `${width} ${colorScheme}`]);
      }
    }
  }
  return [...problems].map(([problem, places]) => `at ${places.join(', ')}: ${problem}`);
}

/** The page as another account sees it, which may have a heading of its own. */
function seenBy(as: Account, entry: PortalPage): PortalPage {
  const shows = entry.as === as ? entry.shows : (page: Page) => page.locator('h1, [role="dialog"]').first();
  return { ...entry, as, shows };
}

const reasonOf = (error: unknown) => [`the page does not show: ${String(error).slice(0, 300)}`];

test(
  'whatever members write, every page holds its width, overlaps nothing and cuts nothing off',
  { tag: '@hostile-content' },
  async ({ apiOf, newContext }) => {
    test.setTimeout(300_000);
    const world = await fillHostileWorld(apiOf);
    const walk = async (as: Account) => {
      const context = await newContext({ viewport: { width: 1440, height: 900 } });
      const page = await context.newPage();
      for (const entry of pagesWithContent(world)) {
        const problems = await showPage(page, seenBy(as, entry), world).then(() => misfitsOf(page), reasonOf);
        expect.soft(problems, `${entry.name} as ${as}`).toEqual([]);
      }
    };
    await Promise.all([walk('maria'), walk('admin')]);
  },
);
