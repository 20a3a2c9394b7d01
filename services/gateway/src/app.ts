import type { BootDocument } from '@seed/contracts/boot';
import { apiBasePath } from '@seed/contracts/endpoint';
import { accessLog } from '@seed/service-kit/access-log';
import { logAppErrors } from '@seed/service-kit/app-errors';
import { bearer } from '@seed/service-kit/bearer';
import type { LivePortal } from '@seed/contracts/live-portal';
import type { Logger } from '@seed/service-kit/logger';
import type { Logout } from '@seed/service-kit/logout-token';
import type { Metrics } from '@seed/service-kit/metrics';
import { LeanKoa } from '@seed/service-kit/lean-koa';
import { problemResponder } from '@seed/service-kit/problem-responder';
import type { TokenVerifier } from '@seed/service-kit/token-verifier';
import { requestSpans } from '@seed/service-kit/tracing/request-spans';
import type { Tracing } from '@seed/service-kit/tracing/tracing';
import type Koa from 'koa';
import type { AuditSource } from './audit/audit-source.ts';
import type { ShellPage } from './boot/page.ts';
import type { ReleaseSource } from './boot/release-source.ts';
import type { Registry } from './boot/registry.ts';
import type { GatewayConfig } from './config.ts';
import type { EmbeddedIdentity } from './embedded-identity.ts';
import { knownWords } from './known-words.ts';
import type { OpenStreams } from './limits/open-streams.ts';
import type { RequestWindows } from '@seed/service-kit/request-window';
import { admitStream } from './middleware/admit-stream.ts';
import { auditLog, auditLogPath } from './middleware/audit-log.ts';
import { apiDocs } from './middleware/api-docs.ts';
import { browserSpans, browserSpansPath } from './middleware/browser-spans.ts';
import { bootJson } from './middleware/boot-json.ts';
import { lazyDigests } from './middleware/lazy-digests.ts';
import { lazyDigestsPath } from './boot/file-digests.ts';
import { drainRequest } from './middleware/drain-request.ts';
import { byAddress, byMember, fewOpenRequests } from './middleware/few-open-requests.ts';
import { health } from './middleware/health.ts';
import { immutableFiles } from './middleware/immutable-files.ts';
import { knownHost } from './middleware/known-host.ts';
import { mount } from './middleware/mount.ts';
import { onlyReads } from './middleware/only-reads.ts';
import { lossyReports } from './middleware/lossy-reports.ts';
import { missingWhilePending } from './middleware/missing-while-pending.ts';
import { apiProxy, byTraffic, publicProxy } from './middleware/proxy.ts';
import { addressRate, memberRate } from './middleware/request-rate.ts';
import { responseHeaders } from './middleware/response-headers.ts';
import {
  closedPolicy,
  contentPolicy,
  fixedPolicy,
  pagePolicy,
  securityHeaders,
} from './middleware/security-headers.ts';
import { securityTxt, securityTxtPath } from './middleware/security-txt.ts';
import { shell } from './middleware/shell.ts';
import { signedOut, signedOutPath } from './middleware/signed-out.ts';
import { webManifest, webManifestPath } from './middleware/web-manifest.ts';
import { wellFormed } from './middleware/well-formed.ts';
import type { Readiness } from './readiness.ts';
import { type GatewayMiddleware, type GatewayState, requestScope } from './request-scope.ts';
import { backchannelLogout, backchannelLogoutPath } from './sessions/backchannel-logout.ts';
import type { ServiceDirectory } from './services/service-directory.ts';
import type { RevocationStore } from './sessions/revocation-store.ts';
import { createStaticFolder, type StaticFolder } from './static/static-folder.ts';

export interface GatewayParts {
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly verifier: TokenVerifier;
  readonly verifyLogout: (token: string) => Promise<Logout>;
  readonly revocations: RevocationStore;
  readonly windows: RequestWindows;
  readonly streams: OpenStreams;
  closeShared(): Promise<void>;
  readonly services: ServiceDirectory;
  /** The current sources of the audit log. */
  readonly auditSources: () => readonly AuditSource[];
  readonly registry: Registry;
  readonly releases: ReleaseSource;
  /** The files below `/m`. */
  readonly releaseFiles: StaticFolder;
  readonly page: ShellPage;
  readonly readiness: Readiness;
  readonly identity: EmbeddedIdentity | undefined;
  boot(): Promise<BootDocument>;
  /** The parts that modules depend on, for the registry of releases. */
  live(): Promise<LivePortal>;
}

interface AppParts extends GatewayParts {
  readonly tracing: Tracing | undefined;
}

/** The middlewares of the gateway and their addresses, in order. */
export function createGatewayApp(config: GatewayConfig, parts: AppParts): Koa<GatewayState> {
  const app = new LeanKoa<GatewayState>();
  logAppErrors(app, parts.logger);
  const middlewares = [
    ...everyRequest(config, parts),
    ...apiAndPublicPlaces(config, parts),
    ...shellFiles(config, parts),
  ];
  for (const middleware of middlewares) app.use(middleware);
  return app;
}

/** The middlewares of every request, and the addresses besides the portal's own. */
function everyRequest(config: GatewayConfig, parts: AppParts): GatewayMiddleware[] {
  const { trustProxy, openRequests, rate, bodyTiming } = config;
  const { identity, revocations, verifyLogout, windows, tracing } = parts;
  const fromAddress = byAddress(trustProxy);
  const signInRate = (name: string) => addressRate(windows(name, rate.signIn), fromAddress);
  const logout = backchannelLogout({ revocations, timing: bodyTiming.json, verify: verifyLogout });
  return [
    requestScope(parts.logger),
    ...(tracing === undefined ? [] : [requestSpans<GatewayState>(tracing)]),
    responseHeaders(),
    accessLog(parts.logger, knownWords(parts)),
    parts.metrics.measure,
    drainRequest(),
    securityHeaders(config),
    problemResponder(),
    wellFormed(),
    mount('/health', fixedPolicy(closedPolicy), onlyReads(), health(parts.readiness)),
    knownHost(config),
    fewOpenRequests(openRequests.perAddress, fromAddress),
    mount(backchannelLogoutPath, fixedPolicy(closedPolicy), signInRate('logout'), logout),
    mount(signedOutPath, fixedPolicy(closedPolicy), signInRate('signed-out'), signedOut()),
    ...(identity === undefined ? [] : [mount(identity.basePath, signInRate('sign-in'), identity.middleware)]),
  ];
}

/** The API, and the addresses that services declare as public. */
function apiAndPublicPlaces(config: GatewayConfig, parts: AppParts): GatewayMiddleware[] {
  const { verifier, services, auditSources, windows, streams, tracing } = parts;
  const { trustProxy, openRequests, rate, bodyTiming } = config;
  const fromAddress = addressRate(windows('address', rate.address), byAddress(trustProxy));
  const upload = fewOpenRequests(openRequests.uploadsPerMember, byMember);
  return [
    mount(
      apiBasePath,
      apiDocs(services),
      fixedPolicy(closedPolicy),
      fromAddress,
      bearer(verifier),
      fewOpenRequests(openRequests.perMember, byMember),
      memberRate({ read: windows('read', rate.reads), write: windows('write', rate.writes) }),
      lossyReports(),
      byTraffic(services, { upload, stream: admitStream(streams) }),
      mount(browserSpansPath, browserSpans({ tracing, timing: bodyTiming.json })),
      mount(auditLogPath, onlyReads(), auditLog(auditSources, config)),
      apiProxy(services, config),
    ),
    publicProxy(services, config, fromAddress),
  ];
}

/** The shell, its pages, and the modules' files. */
function shellFiles(
  config: GatewayConfig,
  { registry, releases, releaseFiles, services, page, boot }: GatewayParts,
): GatewayMiddleware[] {
  const policy = contentPolicy({
    publicUrl: config.publicUrl,
    keycloakUrl: config.identity.keycloakUrl,
    imageSources: config.imageSources,
    developmentOrigins: () =>
      registry.last.filter((module) => module.development).map((module) => new URL(module.entry).origin),
  });
  const files = createStaticFolder(config.shellDir);
  return [
    onlyReads(),
    mount(
      '/m',
      immutableFiles('/m', (path) => releaseFiles.find(path.slice('/m'.length))),
    ),
    mount('/assets', immutableFiles('/assets', files.find)),
    pagePolicy(policy),
    mount('/boot.json', bootJson(boot)),
    mount(lazyDigestsPath, lazyDigests(releases)),
    mount(securityTxtPath, securityTxt(config)),
    mount(webManifestPath, webManifest({ files, boot })),
    missingWhilePending(services),
    shell({ files, page, policy, services, boot }),
  ];
}
