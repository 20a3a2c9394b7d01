import { createECDH } from 'node:crypto';
import { ConfigError } from '@seed/service-kit/config';
import { z } from 'zod';
import type { PushHosts } from './push-endpoint.ts';

/** The variables of push messages. */
export const pushEnvironment = {
  /** The key pair that signs requests to push services (RFC 8292); without it the portal sends no push messages. */
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  /** Whom a push service may write to. */
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:[^\s@]+@\S+|https:\/\/\S+)$/, 'must be an address such as mailto:portal@example.org')
    .optional(),
  /** The hosts of push services, such as `fcm.googleapis.com,.push.apple.com`; every public host if unset. */
  PUSH_HOSTS: z
    .string()
    .toLowerCase()
    .transform((text) => text.split(',').map((host) => host.trim()))
    .pipe(z.array(z.string().regex(/^\.?[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'must have names of hosts')))
    .default([]),
  /** Also sends to this machine and network, over http, for a push service made for tests. */
  PUSH_LOCAL_HOSTS: z.stringbool().default(false),
};

/** How push messages are sent. */
export interface PushConfig {
  readonly vapid: { readonly publicKey: string; readonly privateKey: string; readonly subject: string };
  readonly hosts: PushHosts;
}

type PushVariables = z.output<z.ZodObject<typeof pushEnvironment>> & { readonly NODE_ENV: string };

/**
 * Returns undefined if the portal sends no push messages.
 *
 * @throws ConfigError with all problems at once.
 */
export function pushConfig(parsed: PushVariables): PushConfig | undefined {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = parsed;
  if (parsed.PUSH_LOCAL_HOSTS && parsed.NODE_ENV === 'production') {
    throw new ConfigError(['PUSH_LOCAL_HOSTS: is for tests and development only']);
  }
  if (publicKey === undefined && privateKey === undefined) return undefined;
  if (publicKey === undefined || privateKey === undefined || subject === undefined) {
    const needed = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject };
    const missing = Object.entries(needed).filter(([, value]) => value === undefined);
    throw new ConfigError(missing.map(([name]) => `${name}: is required with the other keys of VAPID`));
  }
  if (publicKeyOf(privateKey) !== publicKey) {
    throw new ConfigError(['VAPID_PUBLIC_KEY: must be the public key of VAPID_PRIVATE_KEY, both in base64url']);
  }
  const hosts = { hosts: parsed.PUSH_HOSTS, allowsLocalHosts: parsed.PUSH_LOCAL_HOSTS };
  return { vapid: { publicKey, privateKey, subject }, hosts };
}

/** Undefined if the text is no private key. */
function publicKeyOf(privateKey: string): string | undefined {
  const bytes = Buffer.from(privateKey, 'base64url');
  if (bytes.length !== 32 || bytes.toString('base64url') !== privateKey) return undefined;
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(bytes);
    return pair.getPublicKey().toString('base64url');
  } catch {
    // The number is outside of the curve.
    return undefined;
  }
}
