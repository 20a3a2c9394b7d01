import { createHash } from 'node:crypto';
import { keyListType } from '@seed/contracts/key-list';
import { releaseStatementType } from '@seed/contracts/release-statement';
import { keyIdOf } from '@seed/service-kit/release-signature';
import { CompactSign, exportJWK, generateKeyPair } from 'jose';

/** An Ed25519 key of a team or of the portal. */
export interface ReleaseSigner {
  readonly kid: string;
  readonly publicKey: string;
  signRelease(statement: object): Promise<string>;
  signKeys(module: string, version: number, keys: readonly { readonly publicKey: string }[]): Promise<string>;
}

export async function releaseSigner(): Promise<ReleaseSigner> {
  const { privateKey, publicKey: key } = await generateKeyPair('EdDSA', { crv: 'Ed25519' });
  const { x: publicKey = '' } = await exportJWK(key);
  const kid = await keyIdOf(publicKey);
  const sign = (content: object, typ: string) =>
    new CompactSign(Buffer.from(JSON.stringify(content)))
      .setProtectedHeader({ alg: 'EdDSA', kid, typ })
      .sign(privateKey);
  return {
    kid,
    publicKey,
    signRelease: (statement) => sign(statement, releaseStatementType),
    signKeys: (module, version, keys) => sign({ module, version, keys: keys.map((one) => one.publicKey) }, keyListType),
  };
}

export function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
