import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { keyListType } from '@seed/contracts/key-list';
import { moduleRegistry } from '@seed/contracts/module-release';
import { digestsIn } from '@seed/contracts/node/release-files';
import { releaseStatementType, statementFile } from '@seed/contracts/release-statement';
import { calculateJwkThumbprint, CompactSign, exportJWK, generateKeyPair, importJWK } from 'jose';
import { z } from 'zod';
import { replaceFile } from './replace-file.ts';
import type { StackConfig } from './stack-config.ts';

const algorithm = 'EdDSA';
const privateKey = z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string(), d: z.string() });

interface Signer {
  readonly publicKey: string;
  sign(content: object, typ: string): Promise<string>;
}

/**
 * Makes the portal's root key at the first start, and signs the builds of the working tree as their teams would.
 *
 * @returns the public root key
 */
export async function signWorkingTree({ dataDir, modulesDir }: StackConfig): Promise<string> {
  const root = await signerIn(join(dataDir, 'root.key'));
  // The folder of builds may belong to several portals, so its key lies there.
  const team = await signerIn(join(modulesDir, '.signing.key'));
  const { modules } = moduleRegistry.parse(JSON.parse(await readFile(join(dataDir, 'registry.json'), 'utf8')));
  for (const [module, version] of Object.entries(modules)) {
    const folder = join(modulesDir, module, version);
    if (version.startsWith('http') || !existsSync(folder)) continue;
    const statement = { module, version, commit: 'working-tree', files: await digestsIn(folder) };
    await replace(join(folder, statementFile), await team.sign(statement, releaseStatementType));
    const list = { module, version: 1, keys: [team.publicKey] };
    await replace(join(dataDir, 'release-keys', `${module}.jws`), await root.sign(list, keyListType));
  }
  return root.publicKey;
}

async function signerIn(file: string): Promise<Signer> {
  if (!existsSync(file)) {
    const made = await generateKeyPair(algorithm, { crv: 'Ed25519', extractable: true });
    await replace(file, `${JSON.stringify(await exportJWK(made.privateKey))}\n`);
  }
  const jwk = privateKey.parse(JSON.parse(await readFile(file, 'utf8')));
  const key = await importJWK(jwk, algorithm);
  const kid = await calculateJwkThumbprint({ kty: jwk.kty, crv: jwk.crv, x: jwk.x });
  return {
    publicKey: jwk.x,
    sign: (content, typ) =>
      new CompactSign(Buffer.from(JSON.stringify(content))).setProtectedHeader({ alg: algorithm, kid, typ }).sign(key),
  };
}

/** Writes a file that only its owner may read, in one step. */
async function replace(file: string, content: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await replaceFile(file, content, 0o600);
}
