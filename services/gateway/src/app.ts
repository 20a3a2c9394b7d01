import type { BootDocument } from '@seed/contracts/boot';
import { apiBasePath } from '@seed/contracts/endpoint';
import { bearer } from '@seed/service-kit/bearer';
import type { Logger } from '@seed/service-kit/logger';
import type { Metrics } from '@seed/service-kit/metrics';
import { problemResponder } from '@seed/service-kit/problem-responder';
import { requestContext } from '@seed/service-kit/request-context';
import type { RequestState } from '@seed/service-kit/request-state';
import type { TokenVerifier } from '@seed/service-kit/token-verifier';
import Koa from 'koa';
import type { ShellPage } from './boot/page.ts';
import type { Registry } from './boot/registry.ts';
import type { GatewayConfig } from './config.ts';
import type { EmbeddedIdentity } from './embedded-identity.ts';
import { accessLog } from './middleware/access-log.ts';
import { apiDocs } from './middleware/api-docs.ts';
import { below } from './middleware/below.ts';
import { bootJson } from './middleware/boot-json.ts';
import { drainRequest } from './middleware/drain-request.ts';
import { health } from './middleware/health.ts';
import { moduleFiles } from './middleware/module-files.ts';
import { onlyReads } from './middleware/only-reads.ts';
import { apiProxy, publicPlaces, publicProxy } from './middleware/proxy.ts';
import { rateLimit } from './middleware/rate-limit.ts';
import { contentPolicy, securityHeaders } from './middleware/security-headers.ts';
import { shell } from './middleware/shell.ts';
import { webManifest, webManifestPath } from './middleware/web-manifest.ts';
import type { Readiness } from './readiness.ts';
import { createStaticFolder } from './static/static-folder.ts';
import type { ServiceUpstream } from './upstream/service-upstream.ts';

export interface GatewayParts {
  readonly logger: Logger;
  readonly metrics: Metrics;
  readonly verifier: TokenVerifier;
  readonly upstreams: readonly ServiceUpstream[];
  readonly registry: Registry;
  readonly page: ShellPage;
  readonly readiness: Readiness;
  readonly identity: EmbeddedIdentity | undefined;
  boot(): Promise<BootDocument>;
}

/** The one door of the portal: who answers what. */
export function createGatewayApp(config: GatewayConfig, parts: GatewayParts): Koa<RequestState> {
  const { logger, metrics, upstreams, identity, boot } = parts;
  const security = securityOf(config, parts.registry);
  const app = new Koa<RequestState>();
  app.silent = true;
  app.on('error', (error: unknown) => logger.error({ err: error }, 'error outside of a request'));
  app.use(requestContext(logger));
  app.use(accessLog());
  app.use(metrics.measure);
  app.use(drainRequest());
  if (identity !== undefined) app.use(below(identity.basePath, problemResponder(), identity.middleware));
  app.use(securityHeaders(security));
  app.use(problemResponder());
  app.use(below('/health', onlyReads(), health(parts.readiness)));
  app.use(below(apiBasePath, apiDocs(), bearer(parts.verifier), rateLimit(config.rate), apiProxy(upstreams, config)));
  for (const place of publicPlaces) app.use(below(place.prefix, publicProxy(place, upstreams, config)));
  app.use(onlyReads());
  app.use(below('/m', moduleFiles(createStaticFolder(config.modulesDir))));
  app.use(below('/boot.json', bootJson(boot)));
  const files = createStaticFolder(config.shellDir);
  app.use(below(webManifestPath, webManifest({ files, boot })));
  app.use(shell({ files, page: parts.page, policy: contentPolicy(security), boot }));
  return app;
}

function securityOf(config: GatewayConfig, registry: Registry) {
  return {
    publicUrl: config.publicUrl,
    keycloakUrl: config.identity.keycloakUrl,
    developmentOrigins: () =>
      registry.last.filter((module) => module.development).map((module) => new URL(module.entry).origin),
  };
}
