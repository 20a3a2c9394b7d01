import { constants } from 'node:zlib';
import { Router } from '@koa/router';
import { apiBasePath } from '@seed/contracts/endpoint';
import type Koa from 'koa';
import compress from 'koa-compress';
import { accessLog } from './access-log.ts';
import { logAppErrors } from './app-errors.ts';
import { bearer, callerOf } from './bearer.ts';
import { type HealthChecks, healthRoutes } from './health.ts';
import { defaultBodyLimit, limitBody } from './body-bytes.ts';
import { LeanKoa } from './lean-koa.ts';
import type { Logger } from './logger.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { methodNotAllowed, notFound } from './problem-error.ts';
import { problemResponder } from './problem-responder.ts';
import { requestContext } from './request-context.ts';
import type { KitContext, KitMiddleware, RequestState, ServiceRouter } from './request-state.ts';
import { formerMember, type RemovedMembers } from './removed-members.ts';
import type { TokenVerifier } from './token-verifier.ts';
import { requestSpans } from './tracing/request-spans.ts';
import type { Tracing } from './tracing/tracing.ts';

/** The parts of a service's app. */
export interface ServiceAppOptions {
  readonly name: string;
  readonly logger: Logger;
  readonly verifier: TokenVerifier;
  /** Checks that readiness depends on, e.g. `{ database: pingDatabase(dataSource) }`. */
  readonly health?: HealthChecks;
  readonly metrics?: Metrics;
  /** Records the requests as spans. */
  readonly tracing?: Tracing | undefined;
  /** Serves the declaration of the service. */
  readonly declaration?: KitMiddleware;
  /** Members whose tokens are refused with 403. */
  readonly removedMembers?: Pick<RemovedMembers, 'has'> | undefined;
  /** Middlewares for every request of a member; they run after the token is verified. */
  readonly watches?: readonly KitMiddleware[];
  /** Greatest body in bytes, unless the endpoint sets another limit; 256 kB if not given. */
  readonly bodyLimit?: number;
  /** Adds the routes with `route(router, endpoint, handler)`. */
  readonly routes: (router: ServiceRouter) => void;
  /** Adds routes that need no token; their paths are complete and lie outside of `/api/v1`. */
  readonly publicRoutes?: (router: ServiceRouter) => void;
}

/**
 * Makes the Koa app of a service: probes, metrics and public routes at the root, the paths of the contracts below
 * `/api/v1`, which need a token. `startService` calls it; call it directly in a program without a database.
 *
 * @example
 * ```ts
 * const verifier = createTokenVerifier(tokenSettings(env));
 * const app = createServiceApp({ name: 'echo', logger, verifier, routes });
 * ```
 */
export function createServiceApp(options: ServiceAppOptions): Koa<RequestState> {
  const metrics = options.metrics ?? createMetrics(options.name);
  const router: ServiceRouter = new Router<RequestState>({ prefix: apiBasePath });
  options.routes(router);
  const publicRouter: ServiceRouter = new Router<RequestState>();
  options.publicRoutes?.(publicRouter);

  const app = new LeanKoa<RequestState>();
  logAppErrors(app, options.logger);
  app.use(requestContext(options.logger));
  if (options.tracing !== undefined) app.use(requestSpans(options.tracing));
  app.use(accessLog(options.logger));
  app.use(metrics.measure);
  app.use(compressed());
  app.use(problemResponder());
  app.use(healthRoutes(options.health));
  app.use(metrics.expose);
  if (options.declaration !== undefined) app.use(options.declaration);
  app.use(publicRouter.routes());
  app.use(onlyBelow(apiBasePath));
  app.use(bearer(options.verifier));
  if (options.removedMembers !== undefined) app.use(onlyMembers(options.removedMembers));
  for (const watch of options.watches ?? []) app.use(watch);
  app.use(bodyLimit(options.bodyLimit ?? defaultBodyLimit));
  app.use(router.routes());
  app.use(noMatchingRoute);
  return app;
}

/** Compresses responses of more than 1 kB at a fast level, because each is sent to one member once. */
function compressed(): KitMiddleware {
  return compress({
    threshold: 1024,
    br: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    gzip: { level: 5 },
    deflate: false,
    zstd: false,
  });
}

function onlyBelow(basePath: string): KitMiddleware {
  return (ctx, next) => (ctx.path.startsWith(`${basePath}/`) ? next() : noMatchingRoute(ctx));
}

function onlyMembers(removed: Pick<RemovedMembers, 'has'>): KitMiddleware {
  return (ctx, next) => {
    if (removed.has(callerOf(ctx).id)) throw formerMember();
    return next();
  };
}

function bodyLimit(bytes: number): KitMiddleware {
  const limit = { bytes };
  return (ctx, next) => {
    limitBody(ctx, limit);
    return next();
  };
}

/** Throws 405 if the path has routes for other methods, else 404. */
async function noMatchingRoute(ctx: KitContext): Promise<void> {
  const matched: unknown = ctx['matched'];
  const methods = Array.isArray(matched) ? matched.flatMap((layer: { methods: string[] }) => layer.methods) : [];
  throw methods.length > 0 ? methodNotAllowed([...new Set(methods)].sort()) : notFound();
}
