import { rename } from 'node:fs/promises';
import type { AdapterPayload } from 'oidc-provider';
import { z } from 'zod';
import type { IdentityLogger } from './identity-logger.ts';
import { readJson } from './read-json.ts';
import { writeAtomically } from './write-atomically.ts';

const entrySchema = z.object({ payload: z.record(z.string(), z.unknown()), expiresAt: z.number().nullable() });
const stateSchema = z.record(z.string(), z.record(z.string(), entrySchema));

interface Entry {
  readonly payload: AdapterPayload;
  /** Milliseconds since the epoch; null never expires. */
  readonly expiresAt: number | null;
}

/** Sessions, grants and tokens by kind and id, in one file. */
export interface State {
  get(kind: string, id: string): AdapterPayload | undefined;
  entries(kind: string): [id: string, payload: AdapterPayload][];
  /** Resolves when it is on disk, so that a value that was sent to a browser survives a kill -9. */
  set(kind: string, id: string, entry: Entry): Promise<void>;
  delete(kind: string, ids: readonly string[]): Promise<void>;
  /** Resolves when every change so far is on disk. */
  saved(): Promise<void>;
}

export async function openState(file: string, logger: IdentityLogger): Promise<State> {
  const kinds = await readState(file, logger);
  const isAlive = ({ expiresAt }: Entry) => expiresAt === null || expiresAt > Date.now();
  const save = coalesced(() => {
    purge(kinds, isAlive);
    return writeAtomically(file, serialize(kinds));
  });
  const entriesOf = (kind: string) => {
    const found = kinds.get(kind) ?? new Map<string, Entry>();
    kinds.set(kind, found);
    return found;
  };
  return {
    get(kind, id) {
      const entry = entriesOf(kind).get(id);
      return entry !== undefined && isAlive(entry) ? entry.payload : undefined;
    },
    entries: (kind) =>
      [...entriesOf(kind)].filter(([, entry]) => isAlive(entry)).map(([id, entry]) => [id, entry.payload]),
    set(kind, id, entry) {
      entriesOf(kind).set(id, entry);
      return save();
    },
    async delete(kind, ids) {
      const removed = ids.filter((id) => entriesOf(kind).delete(id));
      if (removed.length > 0) await save();
    },
    saved: save,
  };
}

type Kinds = Map<string, Map<string, Entry>>;

async function readState(file: string, logger: IdentityLogger): Promise<Kinds> {
  try {
    const stored = stateSchema.parse((await readJson(file)) ?? {});
    return new Map(Object.entries(stored).map(([kind, entries]) => [kind, new Map(Object.entries(entries))]));
  } catch (error) {
    // Only sessions are lost, and every member can sign in again; the file is kept for finding the cause.
    await rename(file, `${file}.unreadable`);
    logger.error({ err: error, file }, 'the identity state was unreadable; starting with an empty one');
    return new Map();
  }
}

function serialize(kinds: Kinds): string {
  return JSON.stringify(Object.fromEntries([...kinds].map(([kind, entries]) => [kind, Object.fromEntries(entries)])));
}

function purge(kinds: Kinds, isAlive: (entry: Entry) => boolean): void {
  for (const entries of kinds.values()) {
    for (const [id, entry] of entries) if (!isAlive(entry)) entries.delete(id);
  }
}

/** Runs one at a time; calls during a run share the next run, which starts after all of them. */
function coalesced(run: () => Promise<void>): () => Promise<void> {
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    next ??= last.then(() => {
      next = undefined;
      return run();
    });
    // A failed run rejects for its own callers only.
    last = next.catch(() => undefined);
    return next;
  };
}
