import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { inputHash, type KnownDigests } from './input-hash.ts';

/** Name of the file that describes a built shell. */
export const shellManifestFile = 'shell-manifest.json';

const files = z.object({ js: z.array(z.string()), css: z.array(z.string()) });

/** Description of a built shell for the gateway and the next build. */
export const shellManifest = z.object({
  /** Files that every page has first, as paths of the portal. */
  first: files,
  /** Further files of the landing page. */
  landing: files,
  /** Further files of every other page, which preloads them. */
  portal: files,
  /** Further files of a page with a module, without the module's own and its shared libraries; preloaded too. */
  federation: files,
  /** Files of each shared library in a chunk of its own, by name; the other libraries are in the files above. */
  shared: z.record(z.string(), files),
  /** The libraries that the shell shares, by name. `own-libraries.ts` compares them with the needs of a release. */
  libraries: z.record(
    z.string(),
    z.object({ version: z.string(), exports: z.array(z.string()), readers: z.array(z.string()) }),
  ),
  /** Subresource integrity of every script and style, by path of the portal. */
  integrity: z.record(z.string(), z.string()),
  /** Hash of the build's inputs. */
  inputs: z.string(),
});

/** The content of `shell-manifest.json`. */
export type ShellManifest = z.infer<typeof shellManifest>;
/** The scripts and styles of a page. */
export type PageFiles = z.infer<typeof files>;

/** Undefined if the folder holds no built shell, or one of an older format. */
export async function readShellManifest(folder: string): Promise<ShellManifest | undefined> {
  const file = join(folder, shellManifestFile);
  if (!existsSync(file)) return undefined;
  return shellManifest.safeParse(JSON.parse(await readFile(file, 'utf8'))).data;
}

/**
 * Returns whether the built shell is up to date with its sources. The function is separate from the build, so that a
 * start without changes does not load webpack.
 *
 * @param directory the shell's workspace.
 * @param folder the folder of its build
 * @param known shared by the calls for several workspaces
 */
export async function isShellCurrent(
  directory: string,
  folder = join(directory, 'dist'),
  known?: KnownDigests,
): Promise<boolean> {
  const manifest = await readShellManifest(folder);
  return manifest !== undefined && manifest.inputs === (await inputHash(directory, undefined, known));
}
