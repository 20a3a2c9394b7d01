import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@seed/build/workspaces';
import type { BuiltSubject, RunningSubject } from '../check.ts';
import type { Finding } from '../finding.ts';
import { buildMocks, mocksPath } from '../mocks/build-mocks.ts';
import { startMocks } from '../mocks/mocks.ts';
import { launchBrowser } from '../page/find-browser.ts';
import { findPages } from '../page/module-pages.ts';
import { bootModuleOf } from './boot-module.ts';
import { liveShell, ownShell } from './shell-source.ts';
import { startTestPortal } from './test-portal.ts';

export interface RunOptions {
  readonly browserPath: string;
  /** The folder for the build. */
  readonly work: string;
  progress(line: string): void;
}

/**
 * Runs a module in the shell with its mocks, does the work and stops it all.
 *
 * @returns the findings of the work, or one about missing mocks
 */
export async function runModule(
  subject: BuiltSubject,
  { browserPath, work, progress }: RunOptions,
  check: (running: RunningSubject) => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  const { built, live, sources } = subject;
  const { folder, manifest } = sources;
  progress('Mocks …');
  const mocksFolder = join(work, 'mocks');
  if (!(await buildMocks(folder, manifest.id, mocksFolder))) {
    return [{ rule: 'mocks', message: 'The module has no src/standalone.ts, whose mocks the check needs.' }];
  }
  const shell = live === undefined ? await ownShell(progress) : liveShell(live.url);
  const folders = { [built.base]: [built.folder], [mocksPath]: [mocksFolder], '/mock/': mockFolders(folder) };
  const portal = await startTestPortal({ shell, modules: [await bootModuleOf(built)], folders });
  const browser = await launchBrowser(browserPath);
  try {
    portal.useMocks(await startMocks(browser, portal.url));
    progress('Pages …');
    const pages = await findPages({ browser, url: portal.url, manifest });
    progress(`Pages: ${pages.map(({ path }) => path).join(', ')}`);
    return await check({ ...subject, portal, browser, pages });
  } finally {
    await browser.close();
    await portal.stop();
  }
}

/** The static files that mocks fetch: the module's own folder `mock/`, and the demo world of this repository. */
function mockFolders(folder: string): string[] {
  const demoWorld = join(repositoryRoot, 'node_modules/@seed/demo-world/mock');
  return [join(folder, 'mock'), demoWorld].filter((place) => existsSync(place));
}
