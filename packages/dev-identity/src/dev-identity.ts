import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createIdentityApp } from './app.ts';
import type { IdentityLogger } from './identity-logger.ts';
import { loadKeys } from './keys.ts';
import { openState } from './state-file.ts';

export interface DevIdentityOptions {
  /** As Keycloak's: the public origin and the realm, e.g. `http://localhost:3000/realms/seed`. */
  readonly issuer: string;
  /** Keys, sessions and grants are kept in its folder `identity`. */
  readonly dataDir: string;
  readonly logger: IdentityLogger;
}

export interface DevIdentity {
  /** Answers everything below `basePath`; the request's `url` must still be the whole path. */
  handler(request: IncomingMessage, response: ServerResponse): void;
  /** `/realms/<realm>`. */
  readonly basePath: string;
  /** Resolves when everything is on disk. */
  stop(): Promise<void>;
}

/**
 * An OpenID provider with Keycloak's paths, claims and login form, for development and demonstrations: unmodified
 * keycloak-js works against it and against a real Keycloak with no difference in code. What it keeps survives a
 * restart and a kill -9, so nobody is logged out.
 * @throws when NODE_ENV is `production`: its accounts and passwords are public.
 */
export async function createDevIdentity({ issuer, dataDir, logger }: DevIdentityOptions): Promise<DevIdentity> {
  if (process.env['NODE_ENV'] === 'production') {
    throw new Error(
      'The embedded identity provider has public demo accounts and refuses NODE_ENV=production. ' +
        'Set KEYCLOAK_URL to a real Keycloak.',
    );
  }
  const folder = join(dataDir, 'identity');
  const [keys, state] = await Promise.all([
    loadKeys(join(folder, 'keys.json')),
    openState(join(folder, 'state.json'), logger),
  ]);
  const app = createIdentityApp({ issuer, keys, state, logger });
  const answer = app.callback();
  return {
    basePath: new URL(issuer).pathname,
    handler: (request, response) => void answer(request, response),
    stop: () => state.saved(),
  };
}
