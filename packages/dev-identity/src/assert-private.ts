import { DemoIdentityError } from './demo-identity-error.ts';
import type { IdentityLogger } from './identity-logger.ts';

interface Place {
  readonly issuer: string;
  readonly listenAddress: string;
  readonly logger: IdentityLogger;
}

/**
 * Refuses to sign in members with public passwords where others than the developer can reach the portal.
 * @throws {DemoIdentityError} `production`, or `public_address` unless ALLOW_DEMO_IDENTITY is `true`
 */
export function assertPrivate({ issuer, listenAddress, logger }: Place, env: NodeJS.ProcessEnv): void {
  if (env['NODE_ENV'] === 'production') {
    throw new DemoIdentityError(
      'production',
      'The embedded identity provider has public demo accounts and refuses NODE_ENV=production. ' +
        'Set KEYCLOAK_URL to a real Keycloak.',
    );
  }
  const place = [new URL(issuer).hostname, listenAddress].find((name) => !isLoopback(name));
  if (place === undefined) return;
  if (env['ALLOW_DEMO_IDENTITY'] !== 'true') {
    throw new DemoIdentityError(
      'public_address',
      `The embedded identity provider has public demo accounts and refuses ${place}, which other machines can reach. ` +
        'Use localhost, set KEYCLOAK_URL to a real Keycloak, or set ALLOW_DEMO_IDENTITY=true for a demonstration.',
    );
  }
  logger.warn(
    { place },
    'ALLOW_DEMO_IDENTITY: anyone who reaches the portal can sign in with a demo account, as an Admin too',
  );
}

const isLoopback = (name: string) => /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(name);
