import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createIdentityApp } from './app.ts';
import { assertPrivate } from './assert-private.ts';
import type { IdentityLogger } from './identity-logger.ts';
import { loadKeys } from './keys.ts';
import { loadOidcLibrary } from './oidc-library.ts';
import type { RefusedSignIn } from './sign-in.routes.ts';
import { openState } from './state-file.ts';

export type { RefusedSignIn } from './sign-in.routes.ts';

export interface DevIdentityOptions {
  /** The public origin and the realm as in Keycloak, e.g. `http://localhost:3000/realms/seed`. */
  readonly issuer: string;
  /** The folder whose subfolder `identity` keeps keys, sessions and grants. */
  readonly dataDir: string;
  readonly logger: IdentityLogger;
  /** The address that the server listens on; default `127.0.0.1`. */
  readonly listenAddress?: string;
  /** Where the portal receives logout tokens; default `/backchannel-logout` on the issuer's origin. */
  readonly backchannelLogoutUri?: string;
  /** Called for each wrong password. */
  readonly onRefusedSignIn?: (refused: RefusedSignIn) => void;
}

export interface DevIdentity {
  /** Handles every path below `basePath`; the request's `url` must still be the whole path. */
  handler(request: IncomingMessage, response: ServerResponse): void;
  /** `/realms/<realm>`. */
  readonly basePath: string;
  /** Resolves when all changes are on disk. */
  stop(): Promise<void>;
}

/**
 * An OpenID provider with Keycloak's paths, claims and login form, for development and demonstrations: unmodified
 * keycloak-js works against it and against a real Keycloak with no difference in code. Its state survives a restart and
 * a kill -9, so members stay signed in.
 * @throws {DemoIdentityError} `production` when NODE_ENV is `production`; `public_address` when the issuer or the
 *   listening address is not a loopback one and ALLOW_DEMO_IDENTITY is not `true`
 * @example
 * const identity = await createDevIdentity({ issuer: 'http://localhost:3000/realms/seed', dataDir: '.data', logger });
 * createServer(identity.handler).listen(3000, '127.0.0.1');
 */
export async function createDevIdentity(options: DevIdentityOptions): Promise<DevIdentity> {
  const { issuer, dataDir, logger, onRefusedSignIn, listenAddress = '127.0.0.1' } = options;
  assertPrivate({ issuer, listenAddress, logger }, process.env);
  const folder = join(dataDir, 'identity');
  const [keys, state, { Provider }] = await Promise.all([
    loadKeys(join(folder, 'keys.json')),
    openState(join(folder, 'state.json'), logger),
    loadOidcLibrary(),
  ]);
  const backchannelLogoutUri = options.backchannelLogoutUri ?? new URL('/backchannel-logout', issuer).href;
  const app = createIdentityApp({ Provider, issuer, keys, state, logger, backchannelLogoutUri, onRefusedSignIn });
  const handle = app.callback();
  return {
    basePath: new URL(issuer).pathname,
    handler: (request, response) => void handle(request, response),
    stop: () => state.saved(),
  };
}
