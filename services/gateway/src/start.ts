import { createLogger, type Logger } from '@seed/service-kit/logger';
import { createMetrics } from '@seed/service-kit/metrics';
import { startServer } from '@seed/service-kit/server';
import { createTokenVerifier } from '@seed/service-kit/token-verifier';
import { createGatewayApp } from './app.ts';
import { bootDocumentOf } from './boot/boot-document.ts';
import { createShellPage } from './boot/page.ts';
import { createRegistry } from './boot/registry.ts';
import { createReleaseSource } from './boot/release-source.ts';
import type { GatewayConfig } from './config.ts';
import { embeddedIdentity } from './embedded-identity.ts';
import { createInternalApp, measureUpstreams } from './internal-app.ts';
import { createReadiness } from './readiness.ts';
import { createUpstreams } from './upstream/service-upstream.ts';

export interface RunningGateway {
  readonly url: string;
  /** Metrics; loopback. */
  readonly internalUrl: string;
  /** Lets what is in flight finish. */
  stop(): Promise<void>;
}

/** Starts the gateway: the only place where its parts are put together. */
export async function startGateway(
  config: GatewayConfig,
  logger = createLogger({ name: 'gateway', level: config.logLevel }),
): Promise<RunningGateway> {
  const metrics = createMetrics('gateway');
  const upstreams = createUpstreams(config.upstreams, { budgets: config.budgets, log: logger });
  measureUpstreams(metrics, upstreams);
  const { page, registry, boot } = frontOf(config, logger);
  const jwksUrl = config.token.jwksUrl;
  const readiness = createReadiness({ page, registry, boot, jwksUrl, upstreams, log: logger });
  const identity = await embeddedIdentity(config, logger);
  const verifier = createTokenVerifier(config.token);
  const app = createGatewayApp(config, {
    logger,
    metrics,
    verifier,
    upstreams,
    registry,
    page,
    readiness,
    identity,
    boot,
  });

  const internal = await startServer(createInternalApp(metrics, logger), { ...config.internal, logger });
  const server = await startServer(app, { ...config.server, logger }).catch(async (error: unknown) => {
    await internal.stop();
    throw error;
  });
  return {
    url: server.url,
    internalUrl: internal.url,
    async stop() {
      readiness.close();
      await server.stop();
      await Promise.all([internal.stop(), identity?.stop(), ...upstreams.map((upstream) => upstream.close())]);
    },
  };
}

/** What the browser gets: the shell's page and the modules in it. */
function frontOf(config: GatewayConfig, log: Logger) {
  const releases = createReleaseSource(config.modulesDir);
  const allowDevelopment = !config.production;
  const registry = createRegistry({ file: config.registryFile, releases, log, allowDevelopment });
  const boot = async () => bootDocumentOf(config, await registry.modules());
  return { page: createShellPage({ shellDir: config.shellDir, publicUrl: config.publicUrl, log }), registry, boot };
}
