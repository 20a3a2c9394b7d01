import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Published {
  readonly id: string;
  readonly version: string;
  readonly routes?: readonly string[];
}

/** Writes a release of one script into `<releases>/<id>/<version>/`; returns its folder. */
export async function publishRelease(releases: string, { id, version, routes = [`/${id}`] }: Published) {
  const folder = join(releases, id, version);
  const script = `export const version = '${version}';`;
  const digest = createHash('sha256').update(script).digest('base64');
  const manifest = {
    id,
    title: id,
    owner: `${id} team`,
    routes,
    requires: { sdk: '^2.0.0' },
    budgets: { js: 25, css: 2 },
  };
  const files = { entry: 'remoteEntry.js', js: [], css: [], integrity: { 'remoteEntry.js': `sha256-${digest}` } };
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'remoteEntry.js'), script);
  await writeFile(join(folder, 'release.json'), JSON.stringify({ id, version, manifest, ...files, prefetch: [] }));
  return folder;
}
