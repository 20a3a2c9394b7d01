import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation } from 'webpack';
import { compile, filesOf } from './compile.ts';
import { inputHash } from './input-hash.ts';
import { loadPreset } from './load-preset.ts';
import { brotliSize, precompress } from './precompress.ts';
import { federationChunks, type ShellPreset } from './webpack-shell.ts';
import { z } from 'zod';

export interface ShellBuildOptions {
  /** The shell's workspace. */
  readonly directory: string;
  /** Default: `dist` of the workspace. */
  readonly outputDir?: string;
}

export interface BuiltShell {
  readonly folder: string;
  /** Brotli bytes of the scripts of the first page, and of what the first module needs besides its own. */
  readonly bytes: { readonly initial: number; readonly federation: number };
}

const manifestFile = 'shell-manifest.json';

/** What the gateway and the next build must know of a built shell. */
const shellManifest = z.object({
  /** Preloaded when the page shows a module. */
  federation: z.object({ js: z.array(z.string()), css: z.array(z.string()) }),
  /** Hash of all that it was built from. */
  inputs: z.string(),
});

/** Builds the shell and puts it into place at once: a gateway that is running never sees half of it. */
export async function buildShell({
  directory,
  outputDir = join(directory, 'dist'),
}: ShellBuildOptions): Promise<BuiltShell> {
  const draft = `${outputDir}.${process.pid}.new`;
  await mkdir(draft, { recursive: true });
  try {
    const inputs = await inputHash(directory);
    const preset = await loadPreset<ShellPreset>(directory);
    const compilation = await compile(preset({ outputPath: draft }));
    const publicFolder = join(directory, 'public');
    if (existsSync(publicFolder)) await cp(publicFolder, draft, { recursive: true });
    const federation = federationFiles(compilation);
    await writeFile(join(draft, manifestFile), `${JSON.stringify({ federation, inputs }, null, 2)}\n`);
    await precompress(draft);
    const bytes = {
      initial: await scriptBytes(draft, filesOf(compilation, 'main').js),
      federation: await scriptBytes(draft, federation.js),
    };
    await replaceFolder(outputDir, draft);
    return { folder: outputDir, bytes };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/** Whether the built shell is what its sources would give now. */
export async function isShellCurrent({
  directory,
  outputDir = join(directory, 'dist'),
}: ShellBuildOptions): Promise<boolean> {
  const file = join(outputDir, manifestFile);
  if (!existsSync(file)) return false;
  const { inputs } = shellManifest.parse(JSON.parse(await readFile(file, 'utf8')));
  return inputs === (await inputHash(directory));
}

function federationFiles(compilation: Compilation): { js: string[]; css: string[] } {
  const initial = filesOf(compilation, 'main');
  const lazy = federationChunks.map((chunk) => filesOf(compilation, chunk));
  const urls = (kind: 'js' | 'css') => {
    const files = lazy.flatMap((chunk) => chunk[kind]).filter((file) => !initial[kind].includes(file));
    return [...new Set(files)].map((file) => `/${file}`);
  };
  return { js: urls('js'), css: urls('css') };
}

async function scriptBytes(folder: string, files: readonly string[]): Promise<number> {
  const sizes = await Promise.all(files.map((file) => brotliSize(join(folder, file))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function replaceFolder(folder: string, draft: string): Promise<void> {
  const old = `${folder}.${process.pid}.old`;
  if (existsSync(folder)) await rename(folder, old);
  await rename(draft, folder);
  await rm(old, { recursive: true, force: true });
}
