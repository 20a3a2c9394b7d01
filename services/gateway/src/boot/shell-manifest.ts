import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '@seed/service-kit/logger';
import { z } from 'zod';

const paths = z.array(z.string().startsWith('/')).default([]);
const files = z.object({ js: paths, css: paths }).default({ js: [], css: [] });

/** The manifest of the shell's build; all of it may be missing. */
const shellManifest = z.object({
  /** Files of every page but the landing page. */
  portal: files,
  /** Further files of a page with a module. */
  federation: files,
  /** Files of each library that modules share, by its name. */
  shared: z.record(z.string(), files).default({}),
  /** Subresource integrity of its scripts and styles, by path. */
  integrity: z.record(z.string(), z.string()).default({}),
});

export type ShellManifest = z.infer<typeof shellManifest>;

const none: ShellManifest = { portal: { js: [], css: [] }, federation: { js: [], css: [] }, shared: {}, integrity: {} };

/** The manifest of the shell build that lies in the folder now. Without one pages work, only without its preloads. */
export async function readShellManifest(shellDir: string, log: Logger): Promise<ShellManifest> {
  try {
    return shellManifest.parse(JSON.parse(await readFile(join(shellDir, 'shell-manifest.json'), 'utf8')));
  } catch (error) {
    log.debug({ err: error }, 'the shell has no manifest: nothing of it is preloaded');
    return none;
  }
}
