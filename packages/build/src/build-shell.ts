import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Compilation } from 'webpack';
import { z } from 'zod';
import { compile, filesOf } from './compile.ts';
import { writeHtmlPages } from './html-pages.ts';
import { inputHash } from './input-hash.ts';
import { integrityOf } from './integrity.ts';
import { loadPreset } from './load-preset.ts';
import { precompress } from './precompress.ts';
import { type PageFiles, type ShellManifest, shellManifestFile } from './shell-manifest.ts';
import { shippedLibraries } from './shipped-libraries.ts';
import { sharedLibraries } from './shared-libraries.ts';
import { startupEntry, federationChunk, landingChunk, portalChunk, type ShellPreset } from './webpack-shell.ts';

/** The shell that is built, and the place of its files. */
export interface ShellBuildOptions {
  /** The folder of the shell's workspace. */
  readonly directory: string;
  /** The folder of the build; `dist` of the workspace if not given. */
  readonly outputDir?: string;
}

/** A built shell. */
export interface BuiltShell {
  /** The folder that the gateway serves. */
  readonly folder: string;
  /** The content of its `shell-manifest.json`. */
  readonly manifest: ShellManifest;
}

/** Builds the shell and replaces the old build in one step, so that a running gateway never serves half of it. */
export async function buildShell({
  directory,
  outputDir = join(directory, 'dist'),
}: ShellBuildOptions): Promise<BuiltShell> {
  const draft = `${outputDir}.${process.pid}.new`;
  const prerenderPath = await mkdtemp(join(tmpdir(), 'seed-prerender-'));
  await mkdir(draft, { recursive: true });
  try {
    const inputs = await inputHash(directory);
    const preset = await loadPreset<ShellPreset>(directory);
    const { browser, prerender } = preset({ outputPath: draft, prerenderPath });
    const compilation = await compile(browser);
    await assertPagesAreLight(draft, compilation);
    await compile(prerender);
    const integrity = await assetIntegrity(draft);
    const pages = pagesOf(compilation);
    await writeHtmlPages({ folder: draft, compilation, prerenderPath, integrity, files: pages });
    const publicFolder = join(directory, 'public');
    if (existsSync(publicFolder)) await cp(publicFolder, draft, { recursive: true });
    const manifest = { ...pages, libraries: await shippedLibraries(), integrity, inputs };
    await writeFile(join(draft, shellManifestFile), `${JSON.stringify(manifest, null, 2)}\n`);
    await precompress(draft);
    await replaceFolder(outputDir, draft);
    return { folder: outputDir, manifest };
  } finally {
    await Promise.all([draft, prerenderPath].map((folder) => rm(folder, { recursive: true, force: true })));
  }
}

/** Integrity of all scripts and styles, by path of the portal. */
async function assetIntegrity(folder: string): Promise<Record<string, string>> {
  const assets = Object.entries(await integrityOf(join(folder, 'assets')));
  return Object.fromEntries(assets.map(([file, digest]) => [`/assets/${file}`, digest]));
}

const sourceMap = z.object({ sources: z.array(z.string()) });

/** Libraries that only modules and the pages behind the login need. */
const notForLanding =
  /\/node_modules\/(react-aria|react-stately|@react-aria|@react-stately|@internationalized|@module-federation|single-spa|zod)/;

const firstChunks = [startupEntry, 'main'];

/** Libraries that the kit fetches when an overlay is about to open. */
const notForPages = /\/node_modules\/(react-aria|react-stately|@react-aria|@react-stately|@internationalized)/;

/** One wrong import would make every page download what only some members need. */
async function assertPagesAreLight(folder: string, compilation: Compilation): Promise<void> {
  const assertWithout = async (unwanted: RegExp, page: string, chunks: readonly string[]) => {
    for (const file of chunks.flatMap((chunk) => filesOf(compilation, chunk).js)) {
      const { sources } = sourceMap.parse(JSON.parse(await readFile(join(folder, `${file}.map`), 'utf8')));
      const heavy = sources.find((source) => unwanted.test(source));
      if (heavy !== undefined) throw new Error(`${page} would download ${heavy}: import it lazily`);
    }
  };
  await assertWithout(notForLanding, 'The landing page', [...firstChunks, landingChunk]);
  await assertWithout(notForPages, 'Every page', [portalChunk, federationChunk]);
}

/** Files of each kind of page without those that it needs before. */
function pagesOf(compilation: Compilation): Omit<ShellManifest, 'inputs' | 'integrity' | 'libraries'> {
  const filesWithout = (chunks: readonly string[], known: readonly PageFiles[]): PageFiles => {
    const files = chunks.map((chunk) => filesOf(compilation, chunk));
    const fresh = (kind: keyof PageFiles) => {
      const before = known.flatMap((page) => page[kind]);
      const paths = new Set(files.flatMap((one) => one[kind]).map((file) => `/${file}`));
      return [...paths].filter((path) => !before.includes(path));
    };
    return { js: fresh('js'), css: fresh('css') };
  };
  const first = filesWithout(firstChunks, []);
  const landing = filesWithout([landingChunk], [first]);
  const portal = filesWithout([portalChunk], [first]);
  const federation = filesWithout([federationChunk], [first, portal]);
  return { first, landing, portal, federation, shared: sharedOf(compilation) };
}

/** Files that a module downloads for each shared library in a chunk of its own. */
function sharedOf(compilation: Compilation): ShellManifest['shared'] {
  const paths = (names: readonly string[]) => names.map((file) => `/${file}`);
  return Object.fromEntries(
    sharedLibraries().flatMap(({ name, chunk }) => {
      if (chunk === undefined) return [];
      const { js, css } = filesOf(compilation, chunk);
      return [[name, { js: paths(js), css: paths(css) }]];
    }),
  );
}

async function replaceFolder(folder: string, draft: string): Promise<void> {
  const old = `${folder}.${process.pid}.old`;
  if (existsSync(folder)) await rename(folder, old);
  await rename(draft, folder);
  await rm(old, { recursive: true, force: true });
}
