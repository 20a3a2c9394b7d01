import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '@seed/service-kit/logger';
import { z } from 'zod';

const paths = z.array(z.string().startsWith('/')).default([]);
const files = z.object({ js: paths, css: paths }).default({ js: [], css: [] });

/** The manifest of the shell's build; every part may be missing. */
const shellManifest = z.object({
  /** Files of every page but the landing page. */
  portal: files,
  /** Further files of a page with a module. */
  federation: files,
  /** Files of each library that modules share, by its name. */
  shared: z.record(z.string(), files).default({}),
  /** The libraries that the shell shares, by name. */
  libraries: z
    .record(z.string(), z.object({ version: z.string(), exports: z.array(z.string()), readers: z.array(z.string()) }))
    .default({}),
  /** Subresource integrity of its scripts and styles, by path. */
  integrity: z.record(z.string(), z.string()).default({}),
});

export type ShellManifest = z.infer<typeof shellManifest>;

/** Stands for a shell without a manifest. */
export const noShellManifest: ShellManifest = {
  portal: { js: [], css: [] },
  federation: { js: [], css: [] },
  shared: {},
  libraries: {},
  integrity: {},
};

/** Reads the manifest of the shell's build. Without one, pages work without preloads. */
export async function readShellManifest(shellDir: string, log: Logger): Promise<ShellManifest> {
  try {
    return shellManifest.parse(JSON.parse(await readFile(join(shellDir, 'shell-manifest.json'), 'utf8')));
  } catch (error) {
    log.debug({ err: error }, 'the shell has no manifest: nothing of it is preloaded');
    return noShellManifest;
  }
}
