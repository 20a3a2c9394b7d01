import { createHash, createPrivateKey, generateKeyPairSync, type JsonWebKey, type KeyObject, sign } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Signs as `portal release` and `portal keys` do: compact JWS with Ed25519. */
export class SigningKey {
  readonly publicKey: string;
  readonly #key: KeyObject;

  private constructor(key: KeyObject) {
    this.#key = key;
    this.publicKey = key.export({ format: 'jwk' }).x ?? '';
  }

  static create(): SigningKey {
    return new SigningKey(generateKeyPairSync('ed25519').privateKey);
  }

  /** The root key that a portal on one machine keeps in its data folder. */
  static async rootOf(dataDir: string): Promise<SigningKey> {
    const jwk = JSON.parse(await readFile(join(dataDir, 'root.key'), 'utf8')) as JsonWebKey;
    return new SigningKey(createPrivateKey({ key: jwk, format: 'jwk' }));
  }

  sign(content: object, typ: string): string {
    const thumbprint = createHash('sha256').update(`{"crv":"Ed25519","kty":"OKP","x":"${this.publicKey}"}`);
    const header = { alg: 'EdDSA', kid: thumbprint.digest('base64url'), typ };
    const signed = [header, content].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
    return `${signed}.${sign(null, Buffer.from(signed), this.#key).toString('base64url')}`;
  }
}
