import * as z from '@seed/contracts/schema';
import { moduleId } from './module-manifest.ts';

/** The type in the header of a signed list of keys (RFC 7515, section 4.1.9). */
export const keyListType = 'seed-keys+jws';

/** The greatest number of keys that a list has. */
export const maxListedKeys = 20;

/** An Ed25519 public key (RFC 8037): the parameter `x` of the JSON Web Key, 32 bytes in base64url. */
export const ed25519PublicKey = z
  .string('A public key is required.')
  .check(z.regex(/^[\w-]{43}$/, 'An Ed25519 public key has 43 characters of base64url.'));

/**
 * The keys that may sign the releases of a module, signed by a root key of the portal as a JWS. The version grows with
 * each list, so an old list is never accepted again.
 */
export const keyList = z.object({
  module: moduleId,
  version: z.int().check(z.positive()),
  keys: z.array(ed25519PublicKey).check(z.maxLength(maxListedKeys)),
});

export type KeyList = z.infer<typeof keyList>;
