import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
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
  extensions: [{ slot: 'profile.section', expose: './tiny-section', height: 40 }],
  requires: { sdk: '^1.0.0' },
  prefetch: [{ operation: 'listPosts', query: { limit: '20' } }],
  budgets: { js: 20, css: 1 },
};

let work: string;
let directory: string;
let modulesDir: string;

beforeAll(async () => {
  const cache = join(repositoryRoot, '.cache');
  await mkdir(cache, { recursive: true });
  // Inside of the repository: the module's imports are resolved from there.
  work = await mkdtemp(join(cache, 'build-module-'));
  directory = join(work, 'tiny');
  modulesDir = join(work, 'modules');
  await mkdir(join(directory, 'src'), { recursive: true });
  await mkdir(join(directory, 'menu'));
  await writeModule('menu/tiny.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
  await writeModule('package.json', '{"name":"tiny","version":"1.0.0","type":"module"}');
  await writeModule('module.json', JSON.stringify(manifest));
  await writeModule(
    'webpack.config.ts',
    `import { remote } from '@seed/build/webpack-remote';\nexport default remote(import.meta.url);\n`,
  );
  await writeModule('src/tiny.module.css', '.tiny { color: teal; }');
  await writeModule('src/index.ts', source('one'));
  await mkdir(join(directory, 'src/extensions'));
  await writeModule('src/extensions/tiny-section.ts', source('section').replace('./tiny', '../tiny'));
});

afterAll(() => rm(work, { recursive: true, force: true }));

test('A build is published as an immutable release', async () => {
  expect(await build()).toMatchObject({ code: 0, text: containing('Published') });
  const folder = join(modulesDir, 'tiny/1.0.0');
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
  expect(release.prefetch).toEqual([
    { operation: 'listPosts', path: '/forums', query: { limit: '20' }, paged: true, retry: 'list' },
  ]);

  const [section] = release.extensions;
  expect(section).toMatchObject({ expose: './tiny-section', js: [matching(/^tiny-section\.\w{8}\.js$/)] });
  expect(Object.keys(release.integrity)).toEqual(expect.arrayContaining(section?.js ?? []));

  const artwork = String(release.manifest.tiles[0]?.artwork);
  expect(artwork).toMatch(/^tiny\.\w{8}\.svg$/);
  expect(await readFile(join(folder, artwork), 'utf8')).toContain('<svg');

  const files = await readdir(folder);
  expect(files).toEqual(expect.arrayContaining([release.entry, `${release.entry}.br`, `${release.entry}.gz`]));
  const digest = createHash('sha256')
    .update(await readFile(join(folder, release.entry)))
    .digest('base64');
  expect(release.integrity[release.entry]).toBe(`sha256-${digest}`);
  expect(await readFile(join(folder, String(release.css[0])), 'utf8')).toContain('@layer module');

  // The same sources give the same bytes: nothing new to publish.
  expect(await build()).toMatchObject({ code: 0, text: containing('Unchanged') });

  await writeModule('src/index.ts', source('two'));
  const refused = await build();
  expect(refused).toMatchObject({
    code: 1,
    text: containing("Version 1.0.0 of 'tiny' is already published"),
  });
  expect(await readFile(join(folder, 'release.json'), 'utf8')).toBe(`${JSON.stringify(release, null, 2)}\n`);

  expect(await build({ MODULE_VERSION: '1.1.0' })).toMatchObject({ code: 0 });
  expect((await readdir(join(modulesDir, 'tiny'))).sort()).toEqual(['1.0.0', '1.1.0']);
}, 120_000);

test('A module over its budget is not published', async () => {
  await writeModule('module.json', JSON.stringify({ ...manifest, budgets: { js: 0.1, css: 1 } }));
  const refused = await build({ MODULE_VERSION: '2.0.0' });
  expect(refused).toMatchObject({ code: 1, text: containing("Module 'tiny' is over its budget") });
  expect(await readdir(join(modulesDir, 'tiny'))).not.toContain('2.0.0');
}, 15_000);

test('A picture of a menu is a file of the folder menu', async () => {
  const tiles = [{ ...manifest.tiles[0], artwork: '../secret.svg' }];
  await writeModule('module.json', JSON.stringify({ ...manifest, tiles }));
  const refused = await build({ MODULE_VERSION: '3.0.0' });
  expect(refused).toMatchObject({ code: 1, text: containing("'../secret.svg' is not a picture such as menu/") });
}, 15_000);

test('A wrong manifest fails the build with its problems', async () => {
  await writeModule('module.json', JSON.stringify({ ...manifest, routes: ['tiny'] }));
  expect(await build()).toMatchObject({
    code: 1,
    text: containing("a route is a path such as '/forums'"),
  });
}, 15_000);

function source(text: string): string {
  const lifecycles = ['bootstrap', 'mount', 'unmount'].map((name) => `export const ${name} = async () => '${text}';\n`);
  const imports = `import { jsx } from 'react/jsx-runtime';\nimport styles from './tiny.module.css';\n`;
  return `${imports}${lifecycles.join('')}export const name = jsx('p', styles);\n`;
}

function writeModule(file: string, content: string): Promise<void> {
  return writeFile(join(directory, file), content);
}

/** Through the door that people use: the command in the module's folder. */
function build(env: NodeJS.ProcessEnv = {}): Promise<{ code: unknown; text: string }> {
  const command = join(repositoryRoot, 'packages/build/bin/seed-build.mjs');
  const options = { cwd: directory, env: { ...process.env, MODULES_DIR: modulesDir, ...env } };
  return new Promise((resolve) => {
    execFile(process.execPath, [command], options, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : error.code, text: stdout + stderr });
    });
  });
}
