import { releaseStatementType } from '@seed/contracts/release-statement';
import { keyIdOf } from '@seed/service-kit/release-signature';
import { CompactSign, exportJWK, generateKeyPair } from 'jose';

/** A team with a key of its own. */
export interface Signer {
  readonly kid: string;
  readonly publicKey: string;
  /** @param header replaces parts of the protected header */
  sign(statement: object, header?: object): Promise<string>;
}

export async function signer(): Promise<Signer> {
  const { privateKey, publicKey: key } = await generateKeyPair('EdDSA', { crv: 'Ed25519' });
  const { x: publicKey = '' } = await exportJWK(key);
  const kid = await keyIdOf(publicKey);
  return {
    kid,
    publicKey,
    sign: (statement, header = {}) =>
      new CompactSign(Buffer.from(JSON.stringify(statement)))
        .setProtectedHeader({ alg: 'EdDSA', kid, typ: releaseStatementType, ...header })
        .sign(privateKey),
  };
}
