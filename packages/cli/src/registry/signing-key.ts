import { readFile, writeFile } from 'node:fs/promises';
import { calculateJwkThumbprint, CompactSign, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { type KeyList, keyListType } from '@seed/contracts/key-list';
import { releaseStatementType, type ReleaseStatement } from '@seed/contracts/release-statement';
import { z } from 'zod';
import { CliError } from '../cli-error.ts';

const algorithm = 'EdDSA';
const privateKey = z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string(), d: z.string() });

/** The public part of a key, which an Admin pins for the team's module. */
export interface PublicKey {
  /** Its thumbprint (RFC 7638). */
  readonly kid: string;
  readonly publicKey: string;
}

/** The private key of a team. */
export interface SigningKey extends PublicKey {
  sign(statement: ReleaseStatement): Promise<string>;
  /** Signs the list of a module's keys, with a root key of the portal. */
  signKeys(list: KeyList): Promise<string>;
}

/**
 * Makes an Ed25519 key and writes it to a file that only its owner may read, and its public key to `<file>.pub`.
 *
 * @throws CliError `conflict` if there is such a file.
 */
export async function makeSigningKey(file: string): Promise<PublicKey> {
  const { privateKey: key } = await generateKeyPair(algorithm, { crv: 'Ed25519', extractable: true });
  const { kty, crv, x = '', d } = await exportJWK(key);
  try {
    await writeFile(file, `${JSON.stringify({ kty, crv, x, d })}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    throw new CliError('conflict', `${file} exists. A key is never replaced: choose another name`, { cause: error });
  }
  const made = await publicPart({ kty, crv, x });
  await writeFile(`${file}.pub`, `${made.publicKey}\n`);
  return made;
}

/**
 * Reads the key of a team.
 *
 * @throws CliError `usage` if the file is no Ed25519 key.
 */
export async function readSigningKey(file: string): Promise<SigningKey> {
  const jwk = await readJwk(file);
  const key = await importJWK(jwk, algorithm);
  const { kid, publicKey } = await publicPart(jwk);
  const sign = (content: object, typ: string) =>
    new CompactSign(Buffer.from(JSON.stringify(content))).setProtectedHeader({ alg: algorithm, kid, typ }).sign(key);
  return {
    kid,
    publicKey,
    sign: (statement) => sign(statement, releaseStatementType),
    signKeys: (list) => sign(list, keyListType),
  };
}

async function readJwk(file: string): Promise<z.infer<typeof privateKey>> {
  try {
    return privateKey.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (cause) {
    // The cause may quote the key, so it is no part of the message.
    throw new CliError('usage', `${file} is no signing key. Make one: portal keys new ${file}`, { cause });
  }
}

async function publicPart({ kty, crv, x = '' }: JWK): Promise<PublicKey> {
  return { kid: await calculateJwkThumbprint({ ...(kty && { kty }), ...(crv && { crv }), x }), publicKey: x };
}
