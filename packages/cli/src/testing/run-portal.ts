import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { repositoryRoot } from '@seed/build/workspaces';

export const portalBin = join(repositoryRoot, 'packages/cli/bin/portal.mjs');

export interface Ran {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `portal` in a folder, as from a script: without a terminal. */
export async function runPortal(cwd: string, ...words: readonly string[]): Promise<Ran> {
  const child = spawn(process.execPath, [portalBin, ...words], { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { exitCode: child.exitCode, stdout, stderr };
}

/** A new empty folder. */
export async function emptyFolder(): Promise<string> {
  return realpath(await mkdtemp(join(tmpdir(), 'portal-cli-')));
}
