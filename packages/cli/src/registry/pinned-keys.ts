import { keyList, type KeyList } from '@seed/contracts/key-list';
import { z } from 'zod';
import { CliError } from '../cli-error.ts';
import type { Context, Outcome } from '../context.ts';
import { keyIdOf } from './public-key.ts';
import { type RegistryClient, registryClient, tried } from './registry-client.ts';
import { readSigningKey } from './signing-key.ts';

/** Whether a key is added to the others, or takes their place. */
export type KeyChange = 'pin' | 'rotate';

const registered = z.looseObject({
  keyList: z.string().nullish(),
  keys: z.array(z.looseObject({ kid: z.string() })),
});

interface KeyRequest {
  readonly module: string;
  readonly reason: string;
  /** The portal's address. */
  readonly registry: string;
  readonly dryRun?: boolean;
}

interface PinRequest extends KeyRequest {
  readonly kind: KeyChange;
  readonly publicKey: string;
  /** The file with the root key. */
  readonly root: string;
  readonly team?: string;
}

/**
 * Signs the new list of a module's keys and sends it to the registry, which adds the module if a team is named.
 *
 * @throws CliError `usage` if it is no public key, or with the reason of a refusal.
 */
export async function pinKeys(request: PinRequest, { env }: Context): Promise<Outcome> {
  const { module, reason, registry, team, dryRun = false } = request;
  const root = await readSigningKey(request.root);
  const client = await registryClient(registry, env);
  const found = await registeredModule(client, module);
  if (found === undefined && team === undefined) {
    throw new CliError('notFound', `${module} is not in the registry. Name its team to add it: --team`);
  }
  const kid = await keyIdOf(
    request.publicKey,
    found?.keys.map((key) => key.kid),
  );
  const list = nextList(request, found?.keyList ?? null);
  if (found === undefined) {
    const added = { method: 'POST', body: { id: module, team, reason } } as const;
    await client.send(tried('/registry/modules', dryRun), registered, added);
  }
  // The dry run of a list needs the module, which a dry run does not add.
  if (found !== undefined || !dryRun) {
    const body = { keyList: await root.signKeys(list), reason };
    const path = tried(`/registry/modules/${module}/key-list`, dryRun);
    await client.send(path, registered, { method: 'PUT', body });
  }
  const count = list.keys.length === 1 ? 'one key' : `${list.keys.length} keys`;
  return { text: `${module} ${dryRun ? 'would have' : 'has'} ${count}; the new one is ${kid}`, data: { ...list, kid } };
}

interface RevocationRequest extends KeyRequest {
  readonly kid: string;
}

/**
 * Revokes a key, which needs no root key.
 *
 * @throws CliError `notFound` if the module has no such key.
 */
export async function revokeKey(request: RevocationRequest, { env }: Context): Promise<Outcome> {
  const { module, reason, registry, kid, dryRun = false } = request;
  const client = await registryClient(registry, env);
  const path = tried(`/registry/modules/${module}/keys/${kid}/revocation`, dryRun);
  await client.send(path, registered, { method: 'POST', body: { reason } });
  return { text: `The key ${kid} of ${module} ${dryRun ? 'would be' : 'is'} revoked`, data: { module, kid } };
}

async function registeredModule(client: RegistryClient, module: string) {
  try {
    return await client.send(`/registry/modules/${module}`, registered);
  } catch (error) {
    if (error instanceof CliError && error.code === 'notFound') return undefined;
    throw error;
  }
}

/** The version is the time, so it grows also beyond that of a registry that was restored. */
function nextList({ module, kind, publicKey }: PinRequest, before: string | null): KeyList {
  const present = before === null ? undefined : contentOf(before);
  const others = kind === 'rotate' ? [] : (present?.keys ?? []).filter((key) => key !== publicKey);
  const version = Math.max((present?.version ?? 0) + 1, Math.floor(Date.now() / 1000));
  const parsed = keyList.safeParse({ module, version, keys: [...others, publicKey] });
  if (parsed.success) return parsed.data;
  throw new CliError('usage', `The list of keys is not valid: ${z.prettifyError(parsed.error)}`);
}

function contentOf(list: string): KeyList {
  return keyList.parse(JSON.parse(Buffer.from(list.split('.')[1] ?? '', 'base64url').toString()));
}
