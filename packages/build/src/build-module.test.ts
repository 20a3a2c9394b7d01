import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { moduleRelease } from '@seed/contracts/module-release';
import { repositoryRoot } from './workspaces.ts';

/** A typed view of jest's matcher, which is an `any`. */
const containing = (text: string): unknown => expect.stringContaining(text);
const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern);

const manifest = {
  id: 'tiny',
  title: 'Tiny',
  owner: 'tests',
  routes: ['/tiny'],
  tiles: [{ title: 'See the tiny', href: '/tiny', artwork: 'menu/tiny.svg', order: 10 }],
  headerLinks: [{ label: 'Tiny', href: '/tiny', icon: 'menu/tiny.svg', order: 10 }],
  extensions: [{ slot: 'profile.section', expose: './tiny-section', height: 40 }],
  requires: { sdk: '^2.0.0' },
  prefetch: [{ operation: 'listPosts', page: '/tiny', query: { limit: '20' } }],
  budgets: { js: 20, css: 1 },
};

/** Makes a module of one component and a folder for its releases. */
async function tinyModule(name = 'tiny') {
  const cache = join(repositoryRoot, '.cache');
  await mkdir(cache, { recursive: true });
  // Inside of the repository: the module's imports are resolved from there.
  const work = await mkdtemp(join(cache, 'build-module-'));
  const directory = join(work, name);
  const releases = join(work, 'modules');
  const write = (file: string, content: string) => writeFile(join(directory, file), content);
  await mkdir(join(directory, 'src/extensions'), { recursive: true });
  await mkdir(join(directory, 'menu'));
  await write('menu/tiny.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
  await write(
    'package.json',
    '{"name":"tiny","version":"1.0.0","type":"module","dependencies":{"@seed/forums-contracts":"*"}}',
  );
  await write('module.json', JSON.stringify(manifest));
  await write(
    'webpack.config.ts',
    `import { remote } from '@seed/build/webpack-remote';\nexport default remote(import.meta.url);\n`,
  );
  await write('src/tiny.module.css', '.tiny { color: teal; }');
  await write('src/index.ts', source('one'));
  await write('src/extensions/tiny-section.ts', source('section').replace('./tiny', '../tiny'));
  return {
    releases,
    write,
    build: (env: NodeJS.ProcessEnv = {}) => runBuild(directory, { MODULES_DIR: releases, ...env }),
    remove: () => rm(work, { recursive: true, force: true }),
  };
}

/** One for all tests, because the first build of a folder takes long and fills a cache for the next. */
const made = tinyModule();
afterAll(async () => (await made).remove());

test('a build is published as an immutable release', async () => {
  const { build, releases, write } = await made;
  expect(await build()).toMatchObject({ code: 0, text: containing('Published') });
  const folder = join(releases, 'tiny/1.0.0');
  const release = moduleRelease.parse(JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')));
  expect(release).toMatchObject({
    id: 'tiny',
    version: '1.0.0',
    development: false,
    entry: matching(/^remoteEntry\.\w{8}\.js$/),
  });
  expect(release.js).toEqual([matching(/^module\.\w{8}\.js$/)]);
  expect(release.css).toEqual([matching(/^module\.\w{8}\.css$/)]);
  expect(release.shared).toEqual(['react/jsx-runtime']);
  expect(release.uses).toEqual({ 'react/jsx-runtime': { range: matching(/^\^\d+\.0\.0$/), exports: ['jsx'] } });
  expect(release.prefetch).toEqual([
    { operation: 'listPosts', path: '/forums', page: '/tiny', query: { limit: '20' }, paged: true, retry: 'list' },
  ]);

  const [section] = release.extensions;
  expect(section).toMatchObject({ expose: './tiny-section', js: [matching(/^tiny-section\.\w{8}\.js$/)] });
  expect(Object.keys(release.integrity)).toEqual(expect.arrayContaining(section?.js ?? []));

  const artwork = String(release.manifest.tiles[0]?.artwork);
  expect(artwork).toMatch(/^tiny\.\w{8}\.svg$/);
  const drawing = await readFile(join(folder, artwork), 'utf8');
  expect(drawing).toContain('<svg');
  // The header of every page shows it, so it needs no request.
  const icon = String(release.manifest.headerLinks[0]?.icon);
  expect(icon).toBe(`data:image/svg+xml,${encodeURIComponent(drawing)}`);

  // Scripts and styles are loaded by the shell's code.
  const container = await readFile(join(folder, release.entry), 'utf8');
  expect(container).toMatch(/loadScript\(.*loadStyle\(/s);
  expect(container).not.toContain('createElement');

  const files = await readdir(folder);
  expect(files).toEqual(expect.arrayContaining([release.entry, `${release.entry}.br`, `${release.entry}.gz`]));
  const digest = createHash('sha256')
    .update(await readFile(join(folder, release.entry)))
    .digest('base64');
  expect(release.integrity[release.entry]).toBe(`sha256-${digest}`);
  expect(await readFile(join(folder, String(release.css[0])), 'utf8')).toContain('@layer module');

  // The same sources give the same bytes, so there is nothing to publish.
  expect(await build()).toMatchObject({ code: 0, text: containing('Unchanged') });

  await write('src/index.ts', source('two'));
  const refused = await build();
  expect(refused).toMatchObject({
    code: 1,
    text: containing("Version 1.0.0 of 'tiny' is already published"),
  });
  expect(await readFile(join(folder, 'release.json'), 'utf8')).toBe(`${JSON.stringify(release, null, 2)}\n`);

  expect(await build({ MODULE_VERSION: '1.1.0' })).toMatchObject({ code: 0 });
  expect((await readdir(join(releases, 'tiny'))).sort()).toEqual(['1.0.0', '1.1.0']);
}, 180_000);

test('the same sources give the same bytes in a checkout elsewhere', async () => {
  const modules = await Promise.all([tinyModule(), tinyModule('elsewhere')]);
  const digests = await Promise.all(
    modules.map(async ({ build, releases }) => {
      expect(await build()).toMatchObject({ code: 0, text: containing('Published') });
      return digestsOf(join(releases, 'tiny/1.0.0'));
    }),
  );
  expect(digests[1]).toEqual(digests[0]);
  expect(digests[0]).toHaveProperty(['release.json']);
  await Promise.all(modules.map(({ remove }) => remove()));
}, 180_000);

test('a second build gives the same bytes as the first, without a cache on the disk', async () => {
  const tiny = await tinyModule();
  // The library has many joined modules, whose variables webpack names in another order when they come from a cache.
  await tiny.write(
    'src/index.ts',
    `import * as z from '@seed/contracts/schema';\n${source('one')}\nexport const all = z;\n`,
  );
  await tiny.write('module.json', JSON.stringify({ ...manifest, id: 'twice', budgets: { js: 200, css: 1 } }));
  const folder = join(tiny.releases, 'twice/1.0.0');
  expect(await tiny.build()).toMatchObject({ code: 0, text: containing('Published') });
  const first = await digestsOf(folder);
  await rm(folder, { recursive: true });
  expect(await tiny.build()).toMatchObject({ code: 0, text: containing('Published') });
  expect(await digestsOf(folder)).toEqual(first);
  expect(existsSync(join(repositoryRoot, '.cache/webpack/twice-production'))).toBe(false);
  await tiny.remove();
}, 180_000);

test('a module over its budget is not published', async () => {
  const tiny = await made;
  await tiny.write('module.json', JSON.stringify({ ...manifest, budgets: { js: 0.1, css: 1 } }));
  const refused = await tiny.build({ MODULE_VERSION: '2.0.0' });
  expect(refused).toMatchObject({ code: 1, text: containing("Module 'tiny' is over its budget") });
  expect(await readdir(join(tiny.releases, 'tiny'))).not.toContain('2.0.0');
}, 180_000);

test('a picture for a menu must be in the folder menu', async () => {
  const tiny = await made;
  const tiles = [{ ...manifest.tiles[0], artwork: '../secret.svg' }];
  await tiny.write('module.json', JSON.stringify({ ...manifest, tiles }));
  const refused = await tiny.build({ MODULE_VERSION: '3.0.0' });
  expect(refused).toMatchObject({ code: 1, text: containing("'../secret.svg' is not a picture such as menu/") });
}, 180_000);

test('a wrong manifest fails the build with its problems', async () => {
  const tiny = await made;
  await tiny.write('module.json', JSON.stringify({ ...manifest, routes: ['tiny'] }));
  expect(await tiny.build()).toMatchObject({
    code: 1,
    text: containing("a route is a path such as '/notices'"),
  });
}, 180_000);

/** Source maps are for the team and not published. */
async function digestsOf(folder: string): Promise<Record<string, string>> {
  const digest = async (file: string): Promise<[string, string]> => {
    const content = await readFile(join(folder, file));
    return [file, createHash('sha256').update(content).digest('hex')];
  };
  const published = (await readdir(folder)).filter((file) => !file.endsWith('.map'));
  return Object.fromEntries(await Promise.all(published.map(digest)));
}

function source(text: string): string {
  const lifecycles = ['bootstrap', 'mount', 'unmount'].map((name) => `export const ${name} = async () => '${text}';\n`);
  const imports = `import { jsx } from 'react/jsx-runtime';\nimport styles from './tiny.module.css';\n`;
  return `${imports}${lifecycles.join('')}export const name = jsx('p', styles);\n`;
}

/** Runs the command that people run in the module's folder. */
function runBuild(cwd: string, env: NodeJS.ProcessEnv): Promise<{ code: unknown; text: string }> {
  const command = join(repositoryRoot, 'packages/build/bin/seed-build.mjs');
  const options = { cwd, env: { ...process.env, ...env } };
  return new Promise((resolve) => {
    execFile(process.execPath, [command], options, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : error.code, text: stdout + stderr });
    });
  });
}
