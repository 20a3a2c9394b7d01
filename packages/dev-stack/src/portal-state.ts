import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const running = z.object({ url: z.string(), pid: z.number().int() });
const portalState = z.object({
  url: z.string(),
  pid: z.number().int(),
  /** The gateway's metrics, loopback only. */
  internalUrl: z.string(),
  services: z.record(z.string(), running),
});

/** `DATA_DIR/portal.json`: what runs now and where, for tools and people. */
export type PortalState = z.infer<typeof portalState>;

const fileIn = (dataDir: string) => join(dataDir, 'portal.json');

/** Throws if another portal uses the folder now: two would destroy each other's databases. */
export async function assertUnused(dataDir: string): Promise<void> {
  const state = await readState(dataDir);
  if (state && state.pid !== process.pid && isAlive(state.pid)) {
    throw new Error(
      `The portal at ${state.url} (process ${state.pid}) uses ${dataDir}. Stop it, or choose another folder: DATA_DIR`,
    );
  }
}

export async function writeState(dataDir: string, state: PortalState): Promise<void> {
  const file = fileIn(dataDir);
  await writeFile(`${file}.new`, `${JSON.stringify(state, null, 2)}\n`);
  await rename(`${file}.new`, file);
}

export async function clearState(dataDir: string): Promise<void> {
  await rm(fileIn(dataDir), { force: true });
}

async function readState(dataDir: string): Promise<PortalState | undefined> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : portalState.parse(JSON.parse(text));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives and belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
