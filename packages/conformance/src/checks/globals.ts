import { containerName } from '@seed/contracts/container-name';
import { bounds } from '../bounds.ts';
import type { Check, RunningSubject } from '../check.ts';
import type { Finding } from '../finding.ts';
import { inParallel } from '../page/in-parallel.ts';
import { openComplete, untilSettled, withPage } from '../page/open-page.ts';
import { globalsKey, globalsScript, type GlobalUse } from '../page/watch-globals.ts';
import { placeOfSite } from './place-of-site.ts';

const outOfBounds = 'Use the properties that the portal gives to the module: api, navigation, drafts of forms.';

/** The running module uses neither the network nor storage nor history by itself, and adds nothing to the window. */
export const globals: Check<RunningSubject> = {
  rule: 'global',
  title: 'Globals',
  async run(subject) {
    const found = await inParallel(subject.pages, bounds.pages.atOnce, ({ path }) => usesOf(subject, path));
    return [...new Map(found.map((finding) => [JSON.stringify(finding), finding])).values()];
  },
};

function usesOf(subject: RunningSubject, path: string): Promise<readonly Finding[]> {
  const { browser, portal, built, sources } = subject;
  return withPage({ browser, url: portal.url, initScript: globalsScript(built.base) }, async ({ page }) => {
    await page.goto('/intranet-welcome');
    await untilSettled(page);
    const before = await page.evaluate(() => Object.keys(window));
    await openComplete(page, path);
    const { uses, keys } = await page.evaluate(readUses, globalsKey);
    const expected = new Set([...before, containerName(built.release)]);
    const added = keys.filter((name) => !expected.has(name) && !ofBuild.test(name));
    return [
      ...uses.map(({ name, site }) => ({
        rule: 'global/use',
        message: `The module uses ${name}. ${outOfBounds}`,
        ...placeOfSite(subject, site),
      })),
      ...added.map((name) => ({
        rule: 'global/added',
        message: `The module adds '${name}' to the window. Keep it in a module of its own.`,
        ...sources.placeOf(name, /\.tsx?$/),
      })),
    ];
  });
}

/**
 * The names that webpack, the federation runtime and the shell's zod use, which come with the first module, and those of
 * single-spa, which a module may bring.
 */
const ofBuild =
  /^(webpackChunk|singleSpa|__FEDERATION__|_FEDERATION_|__GLOBAL_LOADING_REMOTE_ENTRY__|__VMOK__|usedExports|__zod_global(Config|Registry)$|\d+$)/;

/** Runs in the page. */
function readUses(key: string): { readonly uses: readonly GlobalUse[]; readonly keys: readonly string[] } {
  const read = (window as unknown as Record<symbol, () => readonly GlobalUse[]>)[Symbol.for(key)];
  return { uses: read?.() ?? [], keys: Object.keys(window) };
}
