import { join } from 'node:path';
import { methodNotAllowed } from '@seed/service-kit/problem-error';
import type { Logger } from '@seed/service-kit/logger';
import type { KitMiddleware } from '@seed/service-kit/request-state';
import { createAuditFile } from './audit/audit-file.ts';
import type { AuditSource } from './audit/audit-source.ts';
import type { GatewayConfig } from './config.ts';
import { networkOf } from './limits/network-class.ts';

export interface EmbeddedIdentity {
  /** `/realms/<realm>`; undefined when a real Keycloak signs members in. */
  readonly basePath: string;
  readonly middleware: KitMiddleware;
  /** Wrong passwords and lock-outs. */
  readonly audit: AuditSource;
  stop(): Promise<void>;
}

/**
 * The identity provider of development, in this process, when no Keycloak is configured. Loaded only then: it is not
 * even installed in production.
 */
export async function embeddedIdentity(config: GatewayConfig, logger: Logger): Promise<EmbeddedIdentity | undefined> {
  if (config.production || config.identity.keycloakUrl !== undefined) return undefined;
  const { createDevIdentity } = await import('@seed/dev-identity');
  const audit = createAuditFile('identity', join(config.dataDir, 'identity', 'audit.jsonl'));
  const identity = await createDevIdentity({
    issuer: config.token.issuer,
    dataDir: config.dataDir,
    logger,
    listenAddress: config.server.host,
    onRefusedSignIn: ({ isLockOut, accountId, address }) => {
      const origin = { actorId: null, requestId: null, network: networkOf(address) };
      const act = isLockOut ? 'member.locked_out' : 'member.sign_in_failed';
      audit.record(origin, { act, objectId: accountId ?? null, outcome: 'refused' });
    },
    // The address is a loopback one, because the portal's public address may lead through a proxy.
    backchannelLogoutUri: `http://127.0.0.1:${config.server.port}/backchannel-logout`,
  });
  return {
    basePath: identity.basePath,
    audit,
    middleware: async (ctx) => {
      if (ctx.method === 'TRACE') throw methodNotAllowed(['GET', 'HEAD', 'POST', 'OPTIONS']);
      ctx.state.route = identity.basePath;
      // The provider writes the response with its own security headers, because some of its pages must stay frameable.
      ctx.respond = false;
      identity.handler(ctx.req, ctx.res);
    },
    stop: () => identity.stop(),
  };
}
