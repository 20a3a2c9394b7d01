import { ed25519PublicKey } from '@seed/contracts/key-list';
import { calculateJwkThumbprint } from 'jose';
import { CliError } from '../cli-error.ts';

/** The prime and the constant d of the curve (RFC 8032, section 5.1). */
const p = 2n ** 255n - 19n;
const d = 37095705934669439343138083508754565189542113879843219016388785533085940283555n;

/**
 * The id of a public key.
 *
 * @param known ids of keys, none of which is a public key
 * @throws CliError `usage` if the text is no Ed25519 public key. A key id has the same form; half of them are no point of
 *   the curve, and the registry has others, so most are found.
 */
export async function keyIdOf(publicKey: string, known: readonly string[] = []): Promise<string> {
  if (known.includes(publicKey) || !ed25519PublicKey.safeParse(publicKey).success || !isPoint(publicKey)) {
    const kind = known.includes(publicKey) ? 'no public key, but the id of one' : 'no public key';
    throw new CliError('usage', `'${publicKey}' is ${kind}. 'portal keys new' prints both: pin the public key`);
  }
  return calculateJwkThumbprint({ kty: 'OKP', crv: 'Ed25519', x: publicKey });
}

/** Whether there is a point of the curve with this y: x² = (y² - 1) / (d y² + 1) has a root. */
function isPoint(publicKey: string): boolean {
  const bytes = Buffer.from(publicKey, 'base64url').toReversed();
  const y = BigInt(`0x${Buffer.from(bytes).toString('hex')}`) & (2n ** 255n - 1n);
  if (y >= p) return false;
  const square = (y * y) % p;
  const product = ((square + p - 1n) * (d * square + 1n)) % p;
  return product === 0n || power(product, (p - 1n) / 2n) === 1n;
}

function power(base: bigint, exponent: bigint): bigint {
  let [result, factor] = [1n, base];
  for (let left = exponent; left > 0n; left >>= 1n) {
    if ((left & 1n) === 1n) result = (result * factor) % p;
    factor = (factor * factor) % p;
  }
  return result;
}
