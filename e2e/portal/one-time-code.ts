import { createHmac } from 'node:crypto';

const stepMs = 30_000;

/** The key of the demo Admin in `deploy/keycloak/demo-users.json`. */
export const demoAdminKey = 'seed-demo-admin-code';

/** The six digits of an authenticator app at this moment (RFC 6238, RFC 4226). */
export function oneTimeCode(key: string): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / stepMs)));
  const digest = createHmac('sha1', key).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0x0f;
  const number = digest.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, '0');
}
