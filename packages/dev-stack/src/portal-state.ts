import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive } from '@seed/build/process-lock';
import { z } from 'zod';
import { replaceFile } from './replace-file.ts';

const running = z.object({ url: z.string(), pid: z.number().int() });
const portalState = z.object({
  url: z.string(),
  pid: z.number().int(),
  /** The URL of the gateway's metrics, which is reachable on loopback only. */
  internalUrl: z.string(),
  /** The process of the gateway; a file of an older version does not have it. */
  gateway: z.object({ pid: z.number().int() }).optional(),
  services: z.record(z.string(), running),
});

/** `DATA_DIR/portal.json`: the processes that run now and their addresses, for tools and people. */
export type PortalState = z.infer<typeof portalState>;

const fileIn = (dataDir: string) => join(dataDir, 'portal.json');

/** @throws Error if another portal uses the folder: two would destroy each other's databases. */
export async function assertUnused(dataDir: string): Promise<void> {
  const state = await readState(dataDir);
  if (state && state.pid !== process.pid && isAlive(state.pid)) {
    throw new Error(
      `The portal at ${state.url} (process ${state.pid}) uses ${dataDir}. Stop it, or choose another folder: DATA_DIR`,
    );
  }
}

export interface StateFile {
  write(state: PortalState): Promise<void>;
  clear(): Promise<void>;
}

/** The file of one portal. Writes happen one after the other, since processes start at the same time; the last one counts. */
export function createStateFile(dataDir: string): StateFile {
  const file = fileIn(dataDir);
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    const done = last.then(work);
    // A failed write rejects for its own caller only.
    last = done.catch(() => undefined);
    return done;
  };
  return {
    write: (state) => inTurn(() => replaceFile(file, `${JSON.stringify(state, null, 2)}\n`)),
    clear: () => inTurn(() => rm(file, { force: true })),
  };
}

async function readState(dataDir: string): Promise<PortalState | undefined> {
  const text = await readFile(fileIn(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : portalState.parse(JSON.parse(text));
}
