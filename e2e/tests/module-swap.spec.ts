import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, openAs, test } from '../portal/fixtures.ts';
import { buildModule } from '../portal/build-module.ts';
import { modulesDir, PortalProcess } from '../portal/portal-process.ts';

/** What an open tab has loaded of the module, newest last. */
async function loadedVersions(urls: readonly string[]): Promise<string[]> {
  return [...new Set(urls.flatMap((url) => /\/m\/forums\/([^/]+)\/remoteEntry/.exec(url)?.[1] ?? []))];
}

test('one changed line of the registry swaps two builds of a module; an open tab gets it at its next navigation', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const [older, newer] = ['91.0.0', '91.1.0'];
  await buildModule('mfe-forums', { MODULE_VERSION: older, MODULES_DIR: modulesDir });
  await buildModule('mfe-forums', { MODULE_VERSION: newer, MODULES_DIR: modulesDir });
  const portal = await PortalProcess.start();
  try {
    await portal.editRegistry({ forums: older });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    let loads = 0;
    page.on('load', () => (loads += 1));
    await openAs(page, 'maria', `${portal.url}/forums`);
    await expect(page.getByRole('heading', { level: 1, name: 'Forums' })).toBeVisible();
    expect(await loadedVersions(requests)).toEqual([older]);
    const processes = (await portal.state()).services;
    loads = 0;

    await portal.editRegistry({ forums: newer });
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect.poll(() => loadedVersions(requests)).toEqual([older, newer]);
    await expect(page.getByRole('heading', { level: 2, name: /Comments/ })).toBeVisible();

    await portal.editRegistry({ forums: older });
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Forums' })).toBeVisible();
    expect(loads).toBe(0);
    expect((await portal.state()).services).toEqual(processes);
  } finally {
    await portal.dispose();
    for (const version of [older, newer]) await rm(join(modulesDir, 'forums', version), { recursive: true });
  }
});

test('a broken registry line leaves the last good state; a missing module leaves the others', async ({ page }) => {
  const portal = await PortalProcess.start();
  try {
    await openAs(page, 'maria', `${portal.url}/forums`);
    await expect(page.getByRole('heading', { level: 1, name: 'Forums' })).toBeVisible();
    await cp(join(portal.dataDir, 'registry.json'), join(portal.dataDir, 'registry.kept.json'));
    await writeFile(join(portal.dataDir, 'registry.json'), '{ "modules": { "forums":');
    await page.goto(`${portal.url}/forums`);
    await expect(page.getByRole('heading', { level: 1, name: 'Forums' })).toBeVisible();
    await cp(join(portal.dataDir, 'registry.kept.json'), join(portal.dataDir, 'registry.json'));
    await portal.editRegistry({ forums: '404.0.0' });
    await page.goto(`${portal.url}/intranet-welcome`);
    await expect(page.getByRole('heading', { name: /What would you like to do today/ })).toBeVisible();
  } finally {
    await portal.dispose();
  }
});
