import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SharedByShell } from '@seed/contracts/own-libraries';
import { transform } from '@swc/core';
import { parse } from 'es-module-lexer/js';
import { type SharedLibrary, sharedLibraries } from './shared-libraries.ts';
import { repositoryRoot } from './workspaces.ts';

/** The shared libraries, by name, with the exports that a shell ships if it is built now. */
export async function shippedLibraries(): Promise<Record<string, SharedByShell>> {
  const entries = sharedLibraries().map(async (library) => {
    const { name, version, readers } = library;
    return [name, { version, exports: await exportsOf(library), readers }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function exportsOf({ name, exports, combines, formerly = [] }: SharedLibrary): Promise<string[]> {
  if (exports !== undefined) return exports;
  // React is CommonJS, so its exports are known only after it has run.
  if (/^react(-dom)?(\/|$)/.test(name)) return Object.keys(requireFromRoot(name) as object);
  const files = [...(combines ?? [name]), ...formerly].map((path) => fileURLToPath(import.meta.resolve(path)));
  const names = await Promise.all(files.map(exportedNames));
  return [...new Set(names.flat())].sort();
}

async function exportedNames(file: string): Promise<string[]> {
  const source = await readFile(file, 'utf8');
  const { code } = await transform(source, { jsc: { parser: { syntax: 'typescript', tsx: true }, target: 'es2022' } });
  return parse(code)[1].map((one) => one.n);
}

const requireFromRoot = createRequire(join(repositoryRoot, 'package.json'));
