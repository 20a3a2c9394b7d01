import { isBelow, matchPath } from '@seed/contracts/path-pattern';
import type { Browser, Page } from 'playwright-core';
import { bounds } from '../bounds.ts';
import type { ModuleManifest } from '@seed/contracts/module-manifest';
import { happensInTime } from './happens-in-time.ts';
import { menuEntries } from '../menu-entries.ts';
import { untilSettled, withPage } from './open-page.ts';

/** A page of the module. */
export interface ModulePage {
  readonly path: string;
  /** Whether it is a route or an entry of a menu, and not found by a link. */
  readonly isEntry: boolean;
}

interface Crawl {
  readonly browser: Browser;
  readonly url: string;
  readonly manifest: ModuleManifest;
}

/**
 * Finds the pages of a module: its routes and menu entries, what they link to, and what their first buttons open at an
 * address of its own. Of pages with the same pattern, such as `/notices/:id`, one is enough.
 */
export async function findPages({ browser, url, manifest }: Crawl): Promise<ModulePage[]> {
  const { routes, prefetch, slots } = manifest;
  const entries = new Set([...routes, ...menuEntries(manifest)]);
  const patterns = [...prefetch, ...slots].flatMap(({ at }) => at ?? []);
  const found = new Map<string, ModulePage>();
  const add = (path: string, isEntry: boolean) => {
    const isOwn = routes.some((route) => isBelow(path, route) || path.startsWith(`${route}?`));
    const key = patternOf(path, patterns);
    if (isOwn && !found.has(key) && found.size < bounds.pages.count) found.set(key, { path, isEntry });
  };
  for (const path of entries) add(path, true);
  await withPage({ browser, url }, async ({ page }) => {
    for (const { path, isEntry } of found.values()) {
      await page.goto(path);
      // The check 'console' reports a page that does not finish loading.
      if (!(await happensInTime(untilSettled(page)))) continue;
      for (const link of await linksOf(page)) add(link, false);
      if (isEntry) for (const opened of await openedByButtons(page, path)) add(opened, false);
    }
  });
  return [...found.values()];
}

/** The declared pattern with the fewest parameters, else the path with its numbers and ids left out. */
function patternOf(path: string, patterns: readonly string[]): string {
  const [plain = path] = path.split(/[?#]/);
  const matching = patterns.filter((pattern) => matchPath(pattern, plain) !== null);
  const parameters = (pattern: string) => pattern.split(':').length;
  const [best] = matching.toSorted((one, other) => parameters(one) - parameters(other));
  return best ?? plain.replaceAll(/\/[^/]*\d[^/]*/g, '/:id');
}

const linksOf = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('main a[href^="/"]'), (link) => link.getAttribute('href') ?? ''),
  );

const buttonsTried = 4;
const openMs = 600;

async function openedByButtons(page: Page, path: string): Promise<string[]> {
  const opened: string[] = [];
  for (let index = 0; index < buttonsTried; index += 1) {
    const button = page.locator('main button:enabled').nth(index);
    if (!(await button.isVisible())) continue;
    // A button that something covers, or that opens nothing at an address of its own, leads to no page.
    const isLeft =
      (await happensInTime(button.click({ timeout: openMs }))) &&
      (await happensInTime(page.waitForURL((url) => url.pathname !== path, { timeout: openMs })));
    if (isLeft) opened.push(new URL(page.url()).pathname);
    await page.goto(path);
    await untilSettled(page);
  }
  return opened;
}
