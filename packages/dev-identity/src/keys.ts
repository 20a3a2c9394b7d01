import { randomBytes } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, generateKeyPair } from 'jose';
import { z } from 'zod';
import { readJson } from './read-json.ts';
import { writeAtomically } from './write-atomically.ts';

const signingKey = z.object({
  kty: z.literal('RSA'),
  kid: z.string(),
  alg: z.literal('RS256'),
  use: z.literal('sig'),
  n: z.string(),
  e: z.string(),
  d: z.string(),
  p: z.string(),
  q: z.string(),
  dp: z.string(),
  dq: z.string(),
  qi: z.string(),
});

const keysFile = z.object({ signingKeys: z.array(signingKey).min(1), cookieKeys: z.array(z.string()).min(1) });

export type IdentityKeys = z.infer<typeof keysFile>;

/** The keys of this installation; the first start generates them. */
export async function loadKeys(file: string): Promise<IdentityKeys> {
  const stored = await readJson(file);
  if (stored !== undefined) return keysFile.parse(stored);
  const keys = keysFile.parse({ signingKeys: [await newSigningKey()], cookieKeys: [randomBytes(32).toString('hex')] });
  await writeAtomically(file, JSON.stringify(keys));
  return keys;
}

async function newSigningKey() {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: 'RS256', use: 'sig' };
}
