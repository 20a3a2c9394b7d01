// Builds shell and modules as one plain webpack application, in a form that the gateway serves like the portal.
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildShell } from '../../packages/build/dist/build-shell.js';
import { publishMenuPictures } from '../../packages/build/dist/menu-pictures.js';
import { extensionNames, readManifest, resolvePrefetch } from '../../packages/build/dist/module-manifest-file.js';
import { moduleFolders } from '../../packages/build/dist/workspaces.js';
import { chunkOf, chunksFile, configSource, staticRuntime } from './plain-preset.mjs';

const root = resolve(import.meta.dirname, '../..');
const sources = join(root, '.cache', 'federation', 'plain');
const version = '1.0.0';
/** The chunk without the libraries of federation. */
const wholeRuntime = `export const loadRuntime = () =>
  import(/* webpackChunkName: "federation" */ './federation-runtime.ts');
`;

/** The path from the folder of a release, `/m/<id>/<version>/`, to that of the shell. */
const toShell = '../../..';

/**
 * Builds the application and describes each module to the gateway by a release whose files are those of the application,
 * so that its pages have menus, data fetched ahead, and preloads of the chunks of their module.
 * @returns {Promise<{ shellDir: string, modulesDir: string, registry: string }>} the last is the registry file's content
 */
export async function buildPlain() {
  const modules = await readModules();
  await rm(sources, { recursive: true, force: true });
  await cp(join(root, 'shell'), sources, { recursive: true, filter: (path) => !/[/\\](dist|\.cache)$/.test(path) });
  await writeFile(join(sources, 'src/modules/federation-runtime.ts'), staticRuntime(modules));
  await writeFile(join(sources, 'src/modules/load-runtime.ts'), wholeRuntime);
  await writeFile(join(sources, 'webpack.config.ts'), configSource);
  const shellDir = join(sources, 'dist');
  const { manifest } = await buildShell({ directory: sources, outputDir: shellDir });
  const chunks = JSON.parse(await readFile(join(shellDir, chunksFile), 'utf8'));
  const modulesDir = join(shellDir, 'm');
  for (const module of modules) await describe(module, { modulesDir, chunks, integrity: manifest.integrity });
  const registry = JSON.stringify({ modules: Object.fromEntries(modules.map(({ id }) => [id, version])) });
  return { shellDir, modulesDir, registry };
}

async function readModules() {
  const folders = [...moduleFolders(root).values()];
  const read = folders.map(async (directory) => {
    const manifest = await readManifest(directory);
    return { id: manifest.id, directory, manifest, extensions: extensionNames(manifest) };
  });
  return Promise.all(read);
}

async function describe({ id, directory, manifest, extensions }, { modulesDir, chunks, integrity }) {
  const folder = join(modulesDir, id, version);
  await mkdir(folder, { recursive: true });
  const filesOf = (expose) => {
    const { js, css } = chunks[chunkOf(id, expose)];
    return { js: js.map(fromRelease), css: css.map(fromRelease) };
  };
  const { js, css } = filesOf('./module');
  const parts = extensions.map((name) => ({ expose: `./${name}`, ...filesOf(`./${name}`), shared: [] }));
  const used = [...js, ...css, ...parts.flatMap((part) => [...part.js, ...part.css])];
  const release = {
    id,
    version,
    manifest: await publishMenuPictures(manifest, { directory, outputPath: folder }),
    entry: js[0],
    js: js.slice(1),
    css,
    shared: [],
    extensions: parts,
    integrity: Object.fromEntries(used.map((file) => [file, integrity[file.slice(toShell.length)]])),
    prefetch: await resolvePrefetch(manifest, directory),
    development: false,
  };
  await writeFile(join(folder, 'release.json'), JSON.stringify(release));
}

const fromRelease = (file) => `${toShell}/${file}`;
