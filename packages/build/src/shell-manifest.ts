import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { inputHash } from './input-hash.ts';

/** Name of the file in which a built shell tells what it is. */
export const shellManifestFile = 'shell-manifest.json';

const files = z.object({ js: z.array(z.string()), css: z.array(z.string()) });

/** What the gateway and the next build must know of a built shell. */
export const shellManifest = z.object({
  /** What the landing page downloads, as paths of the portal. */
  landing: files,
  /** What any other page needs besides: preloaded there. */
  portal: files,
  /** What a page with a module needs besides that, apart from the module's own and what it shares: preloaded there. */
  federation: files,
  /** All that brings a shared library, by its name; the others are in the files above. */
  shared: z.record(z.string(), files),
  /** Subresource integrity of every script and style, by path of the portal. */
  integrity: z.record(z.string(), z.string()),
  /** Hash of all that it was built from. */
  inputs: z.string(),
});

export type ShellManifest = z.infer<typeof shellManifest>;
export type PageFiles = z.infer<typeof files>;

/** Undefined if no shell was built there, or one of an older kind. */
export async function readShellManifest(folder: string): Promise<ShellManifest | undefined> {
  const file = join(folder, shellManifestFile);
  if (!existsSync(file)) return undefined;
  return shellManifest.safeParse(JSON.parse(await readFile(file, 'utf8'))).data;
}

/**
 * Whether the shell that was built is what its sources would give now. Apart from the build itself: a start where
 * nothing has changed does not load webpack.
 * @param directory the shell's workspace
 */
export async function isShellCurrent(directory: string, folder = join(directory, 'dist')): Promise<boolean> {
  const manifest = await readShellManifest(folder);
  return manifest !== undefined && manifest.inputs === (await inputHash(directory));
}
