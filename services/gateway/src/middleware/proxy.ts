import type { IncomingMessage } from 'node:http';
import { apiBasePath } from '@seed/contracts/endpoint';
import { badRequest, methodNotAllowed, notFound, tooLarge } from '@seed/service-kit/problem-error';
import type { GatewayConfig } from '../config.ts';
import type { GatewayContext, GatewayMiddleware } from '../request-scope.ts';
import type { ApiRoute, Traffic } from '../services/routing-table.ts';
import type { ServiceDirectory } from '../services/service-directory.ts';
import { ClientDepartedError } from '../upstream/failure.ts';
import { type Exchange, forward } from '../upstream/forward.ts';
import { type BodyLimits, hasBody, readBody, type StreamedBody, streamBody } from '../upstream/request-body.ts';
import { requestHeaders } from '../upstream/request-headers.ts';
import type { ServiceUpstream } from '../upstream/service-upstream.ts';
import { closedPolicy, formPolicy, sandboxPolicy } from './security-headers.ts';

export type ProxyConfig = Pick<GatewayConfig, 'publicUrl' | 'trustProxy' | 'bodyLimit' | 'bodyTiming' | 'budgets'>;
type Services = Pick<ServiceDirectory, 'table' | 'pendingRoute'>;

const apiMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** `.` and `..`, plain or encoded: a service that resolves them might leave the API. */
const dotSegment = /([/\\]|%2f|%5c)(\.|%2e){1,2}([/\\]|%2f|%5c|$)/i;

/** Forwards `/api/v1/<resource>…` to the service that declares the resource, with its path unchanged. */
export function apiProxy(services: Services, config: ProxyConfig): GatewayMiddleware {
  const relay = createRelay(config, { withToken: true });
  const follow = (ctx: GatewayContext, resource: string, route: ApiRoute | undefined) => {
    if (route === undefined) throw notFound(`There is no '${resource}' here.`);
    if (!apiMethods.includes(ctx.method)) throw methodNotAllowed(apiMethods);
    ctx.state.route = route.label;
    return relay(ctx, route.upstream, route.traffic);
  };
  return (ctx) => {
    const resource = resourceOf(ctx.path);
    const route = services.table.api.get(resource);
    if (route !== undefined) return follow(ctx, resource, route);
    return services.pendingRoute(resource).then((pending) => follow(ctx, resource, pending));
  };
}

/** Runs a middleware for each kind of traffic that has one. */
export function byTraffic(
  services: Pick<Services, 'table'>,
  middlewares: Readonly<Partial<Record<Traffic, GatewayMiddleware>>>,
): GatewayMiddleware {
  return (ctx, next): unknown => {
    const middleware = middlewares[services.table.api.get(resourceOf(ctx.path))?.traffic ?? 'request'];
    return middleware === undefined ? next() : middleware(ctx, next);
  };
}

/** The first segment of a path below `/api/v1`. */
export function resourceOf(path: string): string {
  const start = apiBasePath.length + 1;
  const end = path.indexOf('/', start);
  return path.slice(start, end === -1 ? undefined : end);
}

const policies = { sandbox: sandboxPolicy, closed: closedPolicy, form: formPolicy } as const;
const reads = ['GET', 'HEAD'];

/**
 * Forwards `GET <prefix>/…`, and `POST` to pages with a form, to the service that declares the prefix as public, with its
 * path unchanged and without a token.
 *
 * @param limit counts the requests
 */
export function publicProxy(services: Services, config: ProxyConfig, limit: GatewayMiddleware): GatewayMiddleware {
  const relay = createRelay(config, { withToken: false });
  return async (ctx, next) => {
    const place = services.table.publicRoute(ctx.path);
    if (place === undefined) {
      await next();
      return;
    }
    ctx.state.headers.push('Content-Security-Policy', policies[place.policy]);
    await limit(ctx, async () => {
      const methods = place.policy === 'form' ? [...reads, 'POST'] : reads;
      if (!methods.includes(ctx.method)) throw methodNotAllowed(methods);
      ctx.state.route = place.prefix;
      await relay(ctx, place.upstream, 'request');
    });
  };
}

type Relay = (ctx: GatewayContext, upstream: ServiceUpstream, traffic: Traffic) => Promise<void>;

/** Makes the function that passes a request on and writes the response itself. */
function createRelay(config: ProxyConfig, { withToken }: { withToken: boolean }): Relay {
  const { bodyLimit, bodyTiming, budgets, trustProxy } = config;
  const protocol = config.publicUrl.startsWith('https:') ? 'https' : 'http';
  const json = { maxBytes: bodyLimit.json, timing: bodyTiming.json };
  const upload = { maxBytes: bodyLimit.upload, timing: bodyTiming.upload };
  return async (ctx, upstream, traffic) => {
    const isUpload = traffic === 'upload';
    if (dotSegment.test(ctx.path)) throw badRequest('The address is not valid.');
    const { requestId, traceparent, headers: responseHeaders } = ctx.state;
    try {
      const exchange: Exchange = {
        request: ctx.req,
        response: ctx.res,
        scope: ctx.state,
        headers: requestHeaders(ctx.req, { requestId, traceparent, protocol, trustProxy, withToken }),
        responseHeaders,
        body: await bodyOf(ctx.req, isUpload, isUpload ? upload : json),
        isStream: traffic === 'stream',
        clientStallMs: budgets.clientStallMs,
      };
      await upstream.guard(() => forward(exchange, upstream.replicas));
      if (exchange.isStream) forgetHeaders(ctx);
    } catch (error) {
      // No client is left to respond to; the access log has it as 499.
      if (!(error instanceof ClientDepartedError)) throw error;
    }
    ctx.respond = false;
  };
}

/** A stream stays for minutes and needs them no longer; those of a browser and the gateway are kilobytes. */
function forgetHeaders({ req, state }: GatewayContext): void {
  req.headers = {};
  req.rawHeaders.length = 0;
  state.headers.length = 0;
}

/** A JSON body is read whole, so that a slow client holds no connection to a service; an upload is streamed. */
function bodyOf(
  request: IncomingMessage,
  isUpload: boolean,
  limits: BodyLimits,
): Promise<Buffer> | StreamedBody | undefined {
  if (!hasBody(request)) return undefined;
  if (Number(request.headers['content-length'] ?? 0) > limits.maxBytes) throw tooLarge(limits.maxBytes);
  return isUpload ? streamBody(request, limits) : readBody(request, limits);
}
