import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildModule } from '../portal/build-module.ts';
import { expect, test } from '../portal/fixtures.ts';
import { modulesDir } from '../portal/portal-process.ts';
import { openAs } from '../portal/session.ts';

test.describe.configure({ mode: 'default', timeout: 180_000 });

/** The releases of the module that an open tab has loaded, newest last. */
function loadedVersions(urls: readonly string[]): string[] {
  return [...new Set(urls.flatMap((url) => /\/m\/forums\/([^/]+)\/remoteEntry/.exec(url)?.[1] ?? []))];
}

test('a changed line of the registry swaps the build of a module; an open tab gets it at its next navigation', async ({
  page,
  ownPortal,
}) => {
  const older = (await ownPortal.registry())['forums'] ?? '';
  const newer = '91.0.0';
  await buildModule('mfe-forums', { MODULE_VERSION: newer, MODULES_DIR: modulesDir });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  let loads = 0;
  page.on('load', () => (loads += 1));
  await openAs(page, 'maria', `${ownPortal.url}/forums`);
  await expect(page.getByRole('heading', { level: 1, name: 'Forums' })).toBeVisible();
  expect(loadedVersions(requests)).toEqual([older]);
  const processes = (await ownPortal.state()).services;
  loads = 0;

  await ownPortal.editRegistry({ forums: newer });
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect.poll(() => loadedVersions(requests)).toEqual([older, newer]);
  await expect(page.getByRole('heading', { level: 2, name: /Comments/ })).toBeVisible();

  await ownPortal.editRegistry({ forums: older });
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Forums' })).toBeVisible();
  expect(loads).toBe(0);
  expect((await ownPortal.state()).services).toEqual(processes);
  // The open tab may still request files of the removed release.
  await page.close();
  await rm(join(modulesDir, 'forums', newer), { recursive: true });
});

test('an invalid registry line keeps the last valid state; a missing module does not affect the others', async ({
  page,
  ownPortal,
}) => {
  const registry = join(ownPortal.dataDir, 'registry.json');
  const kept = join(ownPortal.dataDir, 'registry.kept.json');
  await openAs(page, 'maria', `${ownPortal.url}/forums`);
  await expect(page.getByRole('heading', { level: 1, name: 'Forums' })).toBeVisible();
  await cp(registry, kept);
  await writeFile(registry, '{ "modules": { "forums":');
  await page.goto(`${ownPortal.url}/forums`);
  await expect(page.getByRole('heading', { level: 1, name: 'Forums' })).toBeVisible();
  await cp(kept, registry);
  await ownPortal.editRegistry({ forums: '404.0.0' });
  await page.goto(`${ownPortal.url}/intranet-welcome`);
  await expect(page.getByRole('heading', { name: /What would you like to do today/ })).toBeVisible();
  await cp(kept, registry);
});
