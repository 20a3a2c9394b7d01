import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ModuleManifest, moduleVersion } from '@seed/contracts/module-manifest';
import type { ModuleRelease } from '@seed/contracts/module-release';
import { compile, filesOf, sharedIn } from './compile.ts';
import { integrityOf } from './integrity.ts';
import { loadPreset } from './load-preset.ts';
import { extensionNames, readManifest, resolvePrefetch } from './module-manifest-file.ts';
import { publishMenuPictures } from './menu-pictures.ts';
import { type Bytes, moduleSize } from './page-sizes.ts';
import { precompress } from './precompress.ts';
import { makeSourceMapsRelative } from './source-maps.ts';
import { exposedChunk, type RemotePreset } from './webpack-remote.ts';
import { readPackageJson } from './workspaces.ts';

export interface ModuleBuildOptions {
  /** The module's workspace. */
  readonly directory: string;
  /** Where releases are published: `<modulesDir>/<id>/<version>/`. */
  readonly modulesDir: string;
  /** Default: the version of the module's package.json. */
  readonly version?: string;
  /** Default true: a module over its budget is not published. */
  readonly isBudgetChecked?: boolean;
}

export interface PublishedModule {
  readonly release: ModuleRelease;
  readonly folder: string;
  /** False if this very build was published before. */
  readonly created: boolean;
  /** Brotli bytes of what a member downloads to see the module. */
  readonly bytes: Bytes;
}

/**
 * Builds a module and publishes it as an immutable folder, all at once or not at all.
 *
 * @throws Error if the build or its manifest is wrong, if it is over its budget, or if that version was published with
 * other content.
 */
export async function buildModule(options: ModuleBuildOptions): Promise<PublishedModule> {
  const { directory, modulesDir, isBudgetChecked = true } = options;
  const manifest = await readManifest(directory);
  const version = moduleVersion.parse(options.version ?? readPackageJson(directory).version);
  const folder = join(modulesDir, manifest.id, version);
  const draft = join(modulesDir, manifest.id, `.${version}.${process.pid}`);
  await mkdir(draft, { recursive: true });
  try {
    const release = await buildInto(draft, { directory, manifest, version });
    const bytes = await moduleSize(draft, release);
    if (isBudgetChecked) assertWithinBudget(release, bytes);
    await precompress(draft);
    return { release, folder, bytes, created: await publish({ draft, folder, release }) };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

interface ModuleSource {
  readonly directory: string;
  readonly manifest: ModuleManifest;
  readonly version: string;
}

async function buildInto(outputPath: string, { directory, manifest, version }: ModuleSource): Promise<ModuleRelease> {
  const { id, title } = manifest;
  const preset = await loadPreset<RemotePreset>(directory);
  const compilation = await compile(preset({ id, title, version, outputPath, extensions: extensionNames(manifest) }));
  const entry = Object.keys(compilation.assets).find((file) => /^remoteEntry\..+\.js$/.test(file));
  const { js, css } = filesOf(compilation, exposedChunk);
  const shared = sharedIn(compilation, exposedChunk);
  const extensions = extensionNames(manifest).map((name) => {
    const { js, css } = filesOf(compilation, name);
    if (js.length === 0) throw new Error(`The build of '${id}' gave no extension './${name}'`);
    return { expose: `./${name}`, js, css, shared: sharedIn(compilation, name) };
  });
  if (entry === undefined || js.length === 0) throw new Error(`The build of '${id}' gave no container`);
  await makeSourceMapsRelative(outputPath);
  const integrity = await integrityOf(outputPath);
  const prefetch = resolvePrefetch(manifest);
  const published = await publishMenuPictures(manifest, { directory, outputPath });
  const files = { entry, js, css, shared, extensions, integrity };
  const release: ModuleRelease = { id, version, manifest: published, ...files, prefetch, development: false };
  await writeFile(join(outputPath, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  return release;
}

function assertWithinBudget({ id, manifest }: ModuleRelease, bytes: Bytes): void {
  for (const kind of ['js', 'css'] as const) {
    const budget = manifest.budgets[kind] * 1000;
    if (bytes[kind] <= budget) continue;
    throw new Error(
      `Module '${id}' is over its budget: ${bytes[kind]} bytes of ${kind} (brotli) on its first load, ` +
        `${budget} allowed by module.json. Make it smaller or, with a reason, raise budgets.${kind}.`,
    );
  }
}

interface Publication {
  readonly draft: string;
  readonly folder: string;
  readonly release: ModuleRelease;
}

/** Equal `release.json` means equal files: it holds the hash of each script and style; other files have a hash in their name. */
async function publish({ draft, folder, release }: Publication): Promise<boolean> {
  try {
    await rename(draft, folder);
    return true;
  } catch (error) {
    if (!isOccupied(error)) throw error;
  }
  const [published, built] = await Promise.all(
    [folder, draft].map((place) => readFile(join(place, 'release.json'), 'utf8')),
  );
  if (published === built) return false;
  throw new Error(
    `Version ${release.version} of '${release.id}' is already published with other content and is never overwritten. ` +
      `Raise the version in package.json or set MODULE_VERSION.`,
  );
}

function isOccupied(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOTEMPTY' || error.code === 'EEXIST');
}
