import { methodNotAllowed } from '@seed/service-kit/problem-error';
import type { Logger } from '@seed/service-kit/logger';
import type { KitMiddleware } from '@seed/service-kit/request-state';
import type { GatewayConfig } from './config.ts';

export interface EmbeddedIdentity {
  /** `/realms/<realm>`; undefined when a real Keycloak signs members in. */
  readonly basePath: string;
  readonly middleware: KitMiddleware;
  stop(): Promise<void>;
}

/**
 * The identity provider of development, in this process, when no Keycloak is configured. Loaded only then: it is not
 * even installed in production.
 */
export async function embeddedIdentity(config: GatewayConfig, logger: Logger): Promise<EmbeddedIdentity | undefined> {
  if (config.production || config.identity.keycloakUrl !== undefined) return undefined;
  const { createDevIdentity } = await import('@seed/dev-identity');
  const identity = await createDevIdentity({
    issuer: config.token.issuer,
    dataDir: config.dataDir,
    logger,
    listenAddress: config.server.host,
    // Over loopback, because the portal's public address may lead through a proxy.
    backchannelLogoutUri: `http://127.0.0.1:${config.server.port}/backchannel-logout`,
  });
  return {
    basePath: identity.basePath,
    middleware: async (ctx) => {
      if (ctx.method === 'TRACE') throw methodNotAllowed(['GET', 'HEAD', 'POST', 'OPTIONS']);
      ctx.state.route = identity.basePath;
      // It writes to the response itself, its own security headers too: parts of it must stay frameable.
      ctx.respond = false;
      identity.handler(ctx.req, ctx.res);
    },
    stop: () => identity.stop(),
  };
}
