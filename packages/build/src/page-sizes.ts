import { join } from 'node:path';
import { brotliSize } from './precompress.ts';
import type { PageFiles, ShellManifest } from './shell-manifest.ts';

/** Brotli bytes of scripts and styles: everything that a page downloads except pictures, font and data. */
export interface Bytes {
  /** Bytes of scripts. */
  readonly js: number;
  /** Bytes of styles. */
  readonly css: number;
}

/** The pages of the shell that have budgets. */
export type PageName = 'landing' | 'mainMenu';

/** Bytes that a member downloads for a page of a built shell. */
export async function shellSizes(folder: string, manifest: ShellManifest): Promise<Record<PageName, Bytes>> {
  const { first, landing, portal } = manifest;
  const [all, beforeLogin, behindLogin] = await Promise.all([first, landing, portal].map(sizeIn(folder)));
  return { landing: sum(all, beforeLogin), mainMenu: sum(all, behindLogin) };
}

/** Bytes of the shell that a member downloads when the first page is a module's, by the libraries that it shares. */
export function shellSizeFor(folder: string, manifest: ShellManifest, shared: readonly string[] = []): Promise<Bytes> {
  const { first, portal, federation } = manifest;
  const parts = [first, portal, federation, ...shared.flatMap((name) => manifest.shared[name] ?? [])];
  const all = (kind: keyof PageFiles) => [...new Set(parts.flatMap((part) => part[kind]))];
  return sizeIn(folder)({ js: all('js'), css: all('css') });
}

/** A module's own scripts and styles. */
export function moduleSize(folder: string, release: { entry: string; js: string[]; css: string[] }): Promise<Bytes> {
  return sizeIn(folder)({ js: [release.entry, ...release.js], css: release.css });
}

/** The scripts and styles of an extension, without the container that all extensions of its module share. */
export function extensionSize(folder: string, { js, css }: PageFiles): Promise<Bytes> {
  return sizeIn(folder)({ js, css });
}

function sizeIn(folder: string) {
  const total = async (files: readonly string[]) => {
    const sizes = await Promise.all(files.map((file) => brotliSize(join(folder, file))));
    return sizes.reduce((all, size) => all + size, 0);
  };
  return async ({ js, css }: PageFiles): Promise<Bytes> => ({ js: await total(js), css: await total(css) });
}

function sum(...parts: ReadonlyArray<Bytes | undefined>): Bytes {
  const total = (kind: keyof Bytes) => parts.reduce((all, part) => all + (part?.[kind] ?? 0), 0);
  return { js: total('js'), css: total('css') };
}

/** Scripts and styles together. */
export function totalSize({ js, css }: Bytes): number {
  return js + css;
}
