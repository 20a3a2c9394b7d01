import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ModuleManifest, moduleVersion } from '@seed/contracts/module-manifest';
import type { ModuleRelease } from '@seed/contracts/module-release';
import { ownLibraries } from '@seed/contracts/own-libraries';
import { compile, filesOf } from './compile.ts';
import { copiesOf, libraryUses, sharedIn } from './consumed-libraries.ts';
import { integrityOf } from './integrity.ts';
import { loadPreset } from './load-preset.ts';
import { extensionNames, readManifest, resolvePrefetch } from './module-manifest-file.ts';
import { publishMenuPictures } from './menu-pictures.ts';
import { type Bytes, extensionSize, moduleSize, totalSize } from './page-sizes.ts';
import { precompress } from './precompress.ts';
import { makeSourceMapsRelative } from './source-maps.ts';
import { shippedLibraries } from './shipped-libraries.ts';
import { exposedChunk, type RemotePreset } from './webpack-remote.ts';
import { readPackageJson } from './workspaces.ts';

/** The module that is built, and the place of its release. */
export interface ModuleBuildOptions {
  /** The folder of the module's workspace. */
  readonly directory: string;
  /** The folder of releases: `<modulesDir>/<id>/<version>/`. */
  readonly modulesDir: string;
  /** The version; that of the module's package.json if not given. */
  readonly version?: string;
  /** Refuses a module over its budget; true if not given. */
  readonly isBudgetChecked?: boolean;
}

/** A module as it was built and published. */
export interface PublishedModule {
  /** The content of its `release.json`. */
  readonly release: ModuleRelease;
  /** The folder of the release. */
  readonly folder: string;
  /** False if the same build was published before. */
  readonly created: boolean;
  /** Brotli bytes of what a member downloads to see the module, with its own copies of shared libraries. */
  readonly bytes: Bytes;
  /**
   * The reasons for its own copies of shared libraries, such as an export that the shell lacks. Nearly always empty.
   */
  readonly lacks: readonly string[];
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
    const { release, copies, lacks } = await buildInto(draft, { directory, manifest, version });
    const bytes = await moduleSize(draft, { ...release, js: [...release.js, ...copies] });
    if (isBudgetChecked) {
      assertWithinBudget(release, bytes);
      await assertExtensionsWithinBudget(release, draft);
    }
    await precompress(draft);
    return { release, folder, bytes, lacks, created: await publish({ draft, folder, release }) };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

interface ModuleSource {
  readonly directory: string;
  readonly manifest: ModuleManifest;
  readonly version: string;
}

interface BuiltRelease extends Pick<PublishedModule, 'release' | 'lacks'> {
  /** The scripts of its own copies of shared libraries. */
  readonly copies: readonly string[];
}

async function buildInto(outputPath: string, { directory, manifest, version }: ModuleSource): Promise<BuiltRelease> {
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
  const prefetch = await resolvePrefetch(manifest, directory);
  const published = await publishMenuPictures(manifest, { directory, outputPath });
  const uses = libraryUses(compilation, [exposedChunk, ...extensionNames(manifest)]);
  const own = ownLibraries(uses, await shippedLibraries());
  const files = { entry, js, css, shared, uses, extensions, integrity };
  const release: ModuleRelease = { id, version, manifest: published, ...files, prefetch, development: false };
  await writeFile(join(outputPath, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  return { release, copies: copiesOf(compilation, own.names), lacks: own.reasons };
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

async function assertExtensionsWithinBudget(
  { id, manifest, extensions }: ModuleRelease,
  folder: string,
): Promise<void> {
  const budget = manifest.budgets.extension * 1000;
  for (const extension of extensions) {
    const bytes = totalSize(await extensionSize(folder, extension));
    if (bytes <= budget) continue;
    throw new Error(
      `The extension '${extension.expose}' of module '${id}' is over its budget: ${bytes} bytes (brotli), ` +
        `${budget} allowed by module.json. Make it smaller or, with a reason, raise budgets.extension.`,
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
