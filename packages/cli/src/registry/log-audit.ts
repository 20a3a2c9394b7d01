import { writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { CliError } from '../cli-error.ts';
import type { RegistryClient } from './registry-client.ts';
import { readLog } from './service-registry.ts';
import { readLogHead, writeLogHead } from './log-head.ts';

const verification = z.looseObject({
  isIntact: z.boolean(),
  entries: z.number(),
  hash: z.string(),
  brokenAt: z.number().nullable(),
});

interface Audited {
  readonly portal: string;
  readonly env: NodeJS.ProcessEnv;
  readonly client: RegistryClient;
}

/** The number of entries of an intact log, and the hash of the last one. */
export interface Chain {
  readonly entries: number;
  readonly hash: string;
  /** The hash that this machine has kept since the last verification; undefined at the first one. */
  readonly seen: string | undefined;
}

/**
 * Lets the registry compute the chain of its log again, compares it with the last hash that this machine has seen, and
 * keeps the new one.
 *
 * @throws CliError `failed` if an entry was changed, removed or cut off.
 */
export async function verifyChain({ portal, env, client }: Audited): Promise<Chain> {
  const seen = await readLogHead(portal, env);
  const query = seen === undefined ? '' : `?hash=${seen}`;
  const { isIntact, entries, hash, brokenAt } = await client.send(`/registry/log/verification${query}`, verification);
  if (!isIntact) {
    throw new CliError(
      'failed',
      `The log is not intact: entry ${brokenAt ?? entries} differs from what was written or seen`,
    );
  }
  await writeLogHead(portal, hash, env);
  return { entries, hash, seen };
}

/** Writes every entry of the log as a line of JSON, the oldest first. */
export async function exportLog(client: RegistryClient, file: string): Promise<number> {
  const entries = await readLog(client);
  await writeFile(file, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
  return entries.length;
}
