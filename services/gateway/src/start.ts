import { createLogger, type Logger } from '@seed/service-kit/logger';
import { createLogoutTokenVerifier } from '@seed/service-kit/logout-token';
import { createMetrics } from '@seed/service-kit/metrics';
import { type RunningServer, type ServerOptions, startServer } from '@seed/service-kit/server';
import { createTokenVerifier } from '@seed/service-kit/token-verifier';
import { createGatewayApp, type GatewayParts } from './app.ts';
import { bootDocumentOf } from './boot/boot-document.ts';
import { createShellPage } from './boot/page.ts';
import { createRegistry } from './boot/registry.ts';
import { createReleaseSource } from './boot/release-source.ts';
import type { GatewayConfig } from './config.ts';
import { embeddedIdentity } from './embedded-identity.ts';
import { createInternalApp, measureUpstreams } from './internal-app.ts';
import { configureServer, parserOptions } from './http-server/gateway-server.ts';
import { closedPolicy, constantHeaders } from './middleware/security-headers.ts';
import { createReadiness } from './readiness.ts';
import { revocableVerifier } from './sessions/revocable-verifier.ts';
import { createMemoryRevocations, type RevocationStore } from './sessions/revocation-store.ts';
import { createUpstreams } from './upstream/service-upstream.ts';

export interface RunningGateway {
  readonly url: string;
  /** Metrics and the details of readiness. */
  readonly internalUrl: string;
  /** Takes no new requests and lets those under way finish. */
  stop(): Promise<void>;
}

/** Starts the gateway: the only place where its parts are put together. */
export async function startGateway(
  config: GatewayConfig,
  logger = createLogger({ name: 'gateway', level: config.logLevel }),
): Promise<RunningGateway> {
  const parts = await createParts(config, logger);
  const internal = await startServer(createInternalApp(parts), { ...config.internal, logger });
  const door = await startDoor(config, parts).catch(async (error: unknown) => {
    await internal.stop();
    throw error;
  });
  return {
    url: door.url,
    internalUrl: internal.url,
    async stop() {
      await door.stop();
      await internal.stop();
    },
  };
}

/** Starts the server for members, without the internal one. */
export async function startDoor(config: GatewayConfig, parts: GatewayParts): Promise<RunningServer> {
  const { readiness, upstreams, identity, logger } = parts;
  const app = createGatewayApp(config, parts);
  const server = await startServer(app, { ...config.server, ...httpServer(config), logger });
  return {
    url: server.url,
    async stop() {
      readiness.close();
      await server.stop();
      await Promise.all([identity?.stop(), ...upstreams.map((upstream) => upstream.close())]);
    },
  };
}

/** Makes everything that the gateway consists of; nothing listens yet. */
export async function createParts(
  config: GatewayConfig,
  logger: Logger,
  revocations: RevocationStore = createMemoryRevocations(),
): Promise<GatewayParts> {
  const metrics = createMetrics('gateway');
  const upstreams = createUpstreams(config.upstreams, { budgets: config.budgets, log: logger });
  measureUpstreams(metrics, upstreams);
  const front = frontOf(config, logger);
  const token = { ...config.token, log: logger };
  return {
    logger,
    metrics,
    upstreams,
    revocations,
    ...front,
    verifier: revocableVerifier(createTokenVerifier(token), revocations),
    verifyLogout: createLogoutTokenVerifier(token),
    readiness: createReadiness({ ...front, jwksUrl: token.jwksUrl, upstreams, log: logger }),
    identity: await embeddedIdentity(config, logger),
  };
}

function httpServer(config: GatewayConfig): Pick<ServerOptions, 'parser' | 'configure'> {
  const headers = [...constantHeaders(config), 'Content-Security-Policy', closedPolicy];
  const { budgets, bodyTiming, trustProxy } = config;
  const options = { silenceMs: budgets.silenceMs, longestBodyMs: bodyTiming.upload.longestMs, trustProxy, headers };
  return { parser: parserOptions, configure: (server) => configureServer(server, options) };
}

/** The shell's page, and the modules in it. */
function frontOf(config: GatewayConfig, log: Logger) {
  const releases = createReleaseSource(config.modulesDir);
  const allowDevelopment = !config.production;
  const registry = createRegistry({ file: config.registryFile, releases, log, allowDevelopment });
  const boot = async () => bootDocumentOf(config, await registry.modules());
  return { page: createShellPage({ shellDir: config.shellDir, publicUrl: config.publicUrl, log }), registry, boot };
}
