import type { BootModule } from '@seed/contracts/boot';
import { sdkLibrary, unmetRequirements } from '@seed/contracts/requirements';
import type { ServiceDeclaration } from '@seed/contracts/service-manifest';
import { join } from 'node:path';
import { createLogger, type Logger } from '@seed/service-kit/logger';
import { createLogoutTokenVerifier } from '@seed/service-kit/logout-token';
import { createMetrics } from '@seed/service-kit/metrics';
import { type RunningServer, type ServerOptions, startServer } from '@seed/service-kit/server';
import { createTokenVerifier, type TokenVerifier } from '@seed/service-kit/token-verifier';
import { startTracing } from '@seed/service-kit/tracing/start-tracing';
import { serviceSource } from './audit/service-source.ts';
import { createGatewayApp, type GatewayParts } from './app.ts';
import { bootDocumentOf } from './boot/boot-document.ts';
import { createFitting } from './boot/fit-to-shell.ts';
import { noShellManifest, readShellManifest } from './boot/shell-manifest.ts';
import { livePortalOf } from './boot/live-portal.ts';
import { createShellPage } from './boot/page.ts';
import { createRegistry } from './boot/registry.ts';
import type { GatewayConfig } from './config.ts';
import { type EmbeddedIdentity, embeddedIdentity } from './embedded-identity.ts';
import { createInternalApp, measureUpstreams } from './internal-app.ts';
import { configureServer, parserOptions } from './http-server/gateway-server.ts';
import { closedPolicy, constantHeaders } from './middleware/security-headers.ts';
import { type ReleaseParts, releaseParts } from './releases/release-parts.ts';
import { OpenStreams } from './limits/open-streams.ts';
import { createReadiness } from './readiness.ts';
import { keptDeclarations } from './services/kept-declarations.ts';
import { createServiceDirectory, type ServiceDirectory } from './services/service-directory.ts';
import { sharedParts } from './shared-parts.ts';
import { sessionCheckingVerifier } from './sessions/session-check.ts';
import { revocableVerifier } from './sessions/revocable-verifier.ts';
import { createMemoryRevocations, type RevocationStore } from './sessions/revocation-store.ts';

export interface RunningGateway {
  readonly url: string;
  /** Metrics and the details of readiness. */
  readonly internalUrl: string;
  /** Refuses new requests and lets those under way finish. */
  stop(): Promise<void>;
}

/** Creates and connects the parts of the gateway, and starts it. */
export async function startGateway(
  config: GatewayConfig,
  logger = createLogger({ name: 'gateway', level: config.logLevel }),
): Promise<RunningGateway> {
  const parts = await createParts(config, logger);
  const stopFollowing = parts.follow(parts.metrics.registry);
  const internal = await startServer(createInternalApp(parts), { ...config.internal, logger });
  const door = await startDoor(config, parts).catch(async (error: unknown) => {
    await Promise.all([internal.stop(), stopFollowing()]);
    throw error;
  });
  return {
    url: door.url,
    internalUrl: internal.url,
    async stop() {
      await door.stop();
      await Promise.all([internal.stop(), stopFollowing()]);
    },
  };
}

/** Starts the server for members, without the internal one. */
export async function startDoor(config: GatewayConfig, parts: GatewayParts): Promise<RunningServer> {
  const { readiness, services, streams, identity, closeShared, logger } = parts;
  // Members send the header of a trace themselves, so it does not decide what is recorded.
  const options = { service: 'gateway', followsCaller: false, logger, registry: parts.metrics.registry };
  const tracing = await startTracing(config.tracing, options);
  const app = createGatewayApp(config, { ...parts, tracing });
  const server = await startServer(app, { ...config.server, ...httpServer(config), logger });
  return {
    url: server.url,
    async stop() {
      readiness.close();
      streams.close();
      await server.stop();
      await Promise.all([identity?.stop(), services.close(), closeShared(), tracing?.stop()]);
    },
  };
}

/** Makes the parts of the gateway; nothing listens yet. */
export async function createParts(
  config: GatewayConfig,
  logger: Logger,
  own: RevocationStore = createMemoryRevocations(),
): Promise<GatewayParts & Pick<ReleaseParts, 'follow'>> {
  const metrics = createMetrics('gateway');
  const shared = await sharedParts(config, { log: logger, metrics, revocations: own });
  const live: { services?: ServiceDirectory } = {};
  const releases = await releaseParts(config, logger);
  const declarations = () => live.services?.table.declarations ?? [];
  const front = frontOf(config, { ...releases, log: logger, declarations });
  // A service may not claim the route of a module.
  await front.registry.modules();
  const services = await createServiceDirectory({
    ...directorySettings(config),
    readRegistry: releases.readRegistry,
    kept: await keptDeclarations(join(config.dataDir, 'services.json'), logger),
    pages: () => front.registry.last.flatMap(({ manifest }) => manifest.routes),
    log: logger,
  });
  live.services = services;
  measureUpstreams(metrics, services);
  const identity = await embeddedIdentity(config, logger);
  return {
    logger,
    metrics,
    services,
    streams: new OpenStreams({ limits: config.openStreams, registry: metrics.registry, ...shared }),
    ...shared,
    ...front,
    releases: releases.releases,
    releaseFiles: releases.releaseFiles,
    follow: releases.follow,
    verifier: verifierOf(config, logger, shared.revocations),
    verifyLogout: createLogoutTokenVerifier({ ...config.token, log: logger }),
    readiness: createReadiness({ ...front, ...shared, jwksUrl: config.token.jwksUrl, services, log: logger }),
    identity,
    live: () => livePortalOf(config.shellDir, services, logger),
    auditSources: auditSourcesOf(services, identity),
  };
}

function directorySettings({ upstreams: configured, budgets, servicePollMs: pollMs }: GatewayConfig) {
  return { configured, budgets, pollMs };
}

function auditSourcesOf(directory: ServiceDirectory, identity: EmbeddedIdentity | undefined) {
  return () => [
    ...directory.services.map(({ upstream }) => serviceSource(upstream)),
    ...(identity === undefined ? [] : [identity.audit]),
  ];
}

function verifierOf(config: GatewayConfig, log: Logger, revocations: RevocationStore): TokenVerifier {
  const verifier = revocableVerifier(createTokenVerifier({ ...config.token, log }), revocations);
  return config.sessionCheck === undefined
    ? verifier
    : sessionCheckingVerifier(verifier, { ...config.sessionCheck, log });
}

function httpServer(config: GatewayConfig): Pick<ServerOptions, 'parser' | 'configure'> {
  const headers = [...constantHeaders(config), 'Content-Security-Policy', closedPolicy];
  const { budgets, bodyTiming, trustProxy } = config;
  const options = { silenceMs: budgets.silenceMs, longestBodyMs: bodyTiming.upload.longestMs, trustProxy, headers };
  return { parser: parserOptions, configure: (server) => configureServer(server, options) };
}

interface FrontParts extends Pick<ReleaseParts, 'readRegistry' | 'releases'> {
  readonly log: Logger;
  declarations(): readonly ServiceDeclaration[];
}

/** The shell's page, and the modules in it. */
function frontOf(config: GatewayConfig, { readRegistry, releases, log, declarations }: FrontParts) {
  const allowDevelopment = !config.production;
  let shell = noShellManifest;
  const refusalOf = (module: BootModule) =>
    unmetRequirements(module.manifest, {
      sdk: shell.libraries[sdkLibrary]?.version,
      contracts: new Map(declarations().map(({ id, contract }) => [id, contract])),
    }).join(' ') || undefined;
  const registry = createRegistry({ readRegistry, releases, log, allowDevelopment, refusalOf });
  const fit = createFitting(log);
  const boot = async () => {
    shell = await readShellManifest(config.shellDir, log);
    const modules = await registry.modules();
    const { set, missing, off } = registry;
    const canaries = registry.canaries.map((canary) => ({ ...canary, release: fit(canary.release, shell) }));
    const fitting = modules.map((module) => fit(module, shell));
    return bootDocumentOf(config, { modules: fitting, set, missing, canaries, off });
  };
  const page = createShellPage({
    shellDir: config.shellDir,
    publicUrl: config.publicUrl,
    manifest: () => shell,
  });
  return { page, registry, boot };
}
