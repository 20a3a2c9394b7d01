import type { IncomingMessage } from 'node:http';
import { calendarFeedsPath, getCalendarFeed } from '@seed/contracts/calendar-feed';
import { apiBasePath } from '@seed/contracts/endpoint';
import { badRequest, methodNotAllowed, notFound, tooLarge } from '@seed/service-kit/problem-error';
import type { GatewayConfig } from '../config.ts';
import type { GatewayContext, GatewayMiddleware } from '../request-scope.ts';
import { ClientDepartedError } from '../upstream/failure.ts';
import { type Exchange, forward } from '../upstream/forward.ts';
import { type BodyLimits, hasBody, readBody, type StreamedBody, streamBody } from '../upstream/request-body.ts';
import { requestHeaders } from '../upstream/request-headers.ts';
import type { ServiceUpstream } from '../upstream/service-upstream.ts';

export type ProxyConfig = Pick<GatewayConfig, 'publicUrl' | 'trustProxy' | 'bodyLimit' | 'bodyTiming' | 'budgets'>;

/** The resource whose bodies are files; they are streamed. */
export const uploadsResource = 'uploads';
const apiMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** `.` and `..`, plain or encoded: a service that resolves them might leave the API. */
const dotSegment = /([/\\]|%2f|%5c)(\.|%2e){1,2}([/\\]|%2f|%5c|$)/i;

/** `/api/v1/<resource>…` to the service that owns the resource, its path unchanged. */
export function apiProxy(upstreams: readonly ServiceUpstream[], config: ProxyConfig): GatewayMiddleware {
  const owners = ownersOf(upstreams);
  const relay = createRelay(config, { withToken: true });
  return async (ctx) => {
    const resource = resourceOf(ctx.path);
    const owner = owners.get(resource);
    if (owner === undefined) throw notFound(`There is no '${resource}' here.`);
    if (!apiMethods.includes(ctx.method)) throw methodNotAllowed(apiMethods);
    ctx.state.route = `${apiBasePath}/${resource}`;
    await relay(ctx, owner, resource === uploadsResource);
  };
}

/** The first segment of a path below `/api/v1`. */
export function resourceOf(path: string): string {
  const start = apiBasePath.length + 1;
  const end = path.indexOf('/', start);
  return path.slice(start, end === -1 ? undefined : end);
}

/** Addresses outside of the API that are passed on without a token. */
export interface PublicPlace {
  readonly prefix: string;
  /** The resource whose owner serves it. */
  readonly resource: string;
}

/** Files that are readable by their unguessable address alone. */
export const publicPlaces: readonly PublicPlace[] = [
  { prefix: `/${uploadsResource}`, resource: uploadsResource },
  { prefix: calendarFeedsPath, resource: getCalendarFeed.path.slice(1) },
];

/** `GET <prefix>/…` to the service that owns the resource, its path unchanged. */
export function publicProxy(
  { prefix, resource }: PublicPlace,
  upstreams: readonly ServiceUpstream[],
  config: ProxyConfig,
): GatewayMiddleware {
  const owner = ownersOf(upstreams).get(resource);
  const relay = createRelay(config, { withToken: false });
  return async (ctx) => {
    if (owner === undefined) throw notFound();
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw methodNotAllowed(['GET', 'HEAD']);
    ctx.state.route = prefix;
    await relay(ctx, owner, false);
  };
}

function ownersOf(upstreams: readonly ServiceUpstream[]): ReadonlyMap<string, ServiceUpstream> {
  return new Map(upstreams.flatMap((upstream) => upstream.resources.map((resource) => [resource, upstream] as const)));
}

type Relay = (ctx: GatewayContext, upstream: ServiceUpstream, isUpload: boolean) => Promise<void>;

/** Makes the function that passes a request on and writes the response itself. */
function createRelay(config: ProxyConfig, { withToken }: { withToken: boolean }): Relay {
  const { bodyLimit, bodyTiming, budgets, trustProxy } = config;
  const protocol = config.publicUrl.startsWith('https:') ? 'https' : 'http';
  const json = { maxBytes: bodyLimit.json, timing: bodyTiming.json };
  const upload = { maxBytes: bodyLimit.upload, timing: bodyTiming.upload };
  return async (ctx, upstream, isUpload) => {
    if (dotSegment.test(ctx.path)) throw badRequest('The address is not valid.');
    const { requestId, traceparent, headers: responseHeaders } = ctx.state;
    try {
      const exchange: Exchange = {
        request: ctx.req,
        response: ctx.res,
        headers: requestHeaders(ctx.req, { requestId, traceparent, protocol, trustProxy, withToken }),
        responseHeaders,
        body: await bodyOf(ctx.req, isUpload, isUpload ? upload : json),
        clientStallMs: budgets.clientStallMs,
      };
      await upstream.guard(() => forward(exchange, upstream.replicas));
    } catch (error) {
      // No client is left to respond to; the access log has it as 499.
      if (!(error instanceof ClientDepartedError)) throw error;
    }
    ctx.respond = false;
  };
}

/** A JSON body whole, so that a slow client holds no connection to a service; an upload as a stream. */
function bodyOf(
  request: IncomingMessage,
  isUpload: boolean,
  limits: BodyLimits,
): Promise<Buffer> | StreamedBody | undefined {
  if (!hasBody(request)) return undefined;
  if (Number(request.headers['content-length'] ?? 0) > limits.maxBytes) throw tooLarge(limits.maxBytes);
  return isUpload ? streamBody(request, limits) : readBody(request, limits);
}
