import { calendarFeedsPath, getCalendarFeed } from '@seed/contracts/calendar-feed';
import { apiBasePath } from '@seed/contracts/endpoint';
import { badRequest, methodNotAllowed, notFound } from '@seed/service-kit/problem-error';
import type { KitContext, KitMiddleware } from '@seed/service-kit/request-state';
import type { GatewayConfig } from '../config.ts';
import { ClientDepartedError } from '../upstream/failure.ts';
import { type Exchange, forward } from '../upstream/forward.ts';
import type { ServiceUpstream } from '../upstream/service-upstream.ts';

export type ProxyConfig = Pick<GatewayConfig, 'publicUrl' | 'trustProxy' | 'bodyLimit' | 'budgets'>;

const uploads = 'uploads';
const apiMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
/** `.` and `..`, plain or encoded: whoever reads the path behind us might leave the API by them. */
const dotSegment = /([/\\]|%2f|%5c)(\.|%2e){1,2}([/\\]|%2f|%5c|$)/i;

/** `/api/v1/<resource>…` to the service that owns the resource, its path unchanged. */
export function apiProxy(upstreams: readonly ServiceUpstream[], config: ProxyConfig): KitMiddleware {
  const owners = ownersOf(upstreams);
  return async (ctx) => {
    const resource = ctx.path.slice(apiBasePath.length + 1).split('/', 1)[0] ?? '';
    const owner = owners.get(resource);
    if (owner === undefined) throw notFound(`There is no '${resource}' here.`);
    if (!apiMethods.includes(ctx.method)) throw methodNotAllowed(apiMethods);
    ctx.state.route = `${apiBasePath}/${resource}`;
    const maxBytes = resource === uploads ? config.bodyLimit.upload : config.bodyLimit.json;
    await relay(ctx, owner, exchangeOf(ctx, config, { maxBytes, withToken: true }));
  };
}

/** Addresses outside of the API that are passed on without a token. */
export interface PublicPlace {
  readonly prefix: string;
  /** The resource whose owner answers. */
  readonly resource: string;
}

/** What lies there is readable for whoever knows the unguessable name. */
export const publicPlaces: readonly PublicPlace[] = [
  { prefix: `/${uploads}`, resource: uploads },
  { prefix: calendarFeedsPath, resource: getCalendarFeed.path.slice(1) },
];

/** `GET <prefix>/…` to the service that owns the resource, its path unchanged. */
export function publicProxy(
  { prefix, resource }: PublicPlace,
  upstreams: readonly ServiceUpstream[],
  config: ProxyConfig,
): KitMiddleware {
  const owner = ownersOf(upstreams).get(resource);
  return async (ctx) => {
    if (owner === undefined) throw notFound();
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') throw methodNotAllowed(['GET', 'HEAD']);
    ctx.state.route = prefix;
    await relay(ctx, owner, exchangeOf(ctx, config, { maxBytes: 0, withToken: false }));
  };
}

function ownersOf(upstreams: readonly ServiceUpstream[]): ReadonlyMap<string, ServiceUpstream> {
  return new Map(upstreams.flatMap((upstream) => upstream.resources.map((resource) => [resource, upstream] as const)));
}

function exchangeOf(
  ctx: KitContext,
  config: ProxyConfig,
  { maxBytes, withToken }: { maxBytes: number; withToken: boolean },
): Exchange {
  const { requestId, traceparent } = ctx.state;
  const protocol = config.publicUrl.startsWith('https:') ? 'https' : 'http';
  return {
    request: ctx.req,
    response: ctx.res,
    facts: { requestId, traceparent, protocol, trustProxy: config.trustProxy, withToken },
    maxBytes,
    clientStallMs: config.budgets.clientStallMs,
  };
}

async function relay(ctx: KitContext, upstream: ServiceUpstream, exchange: Exchange): Promise<void> {
  const target = ctx.req.url ?? '';
  if (!target.startsWith('/') || dotSegment.test(ctx.path)) throw badRequest('The address is not valid.');
  try {
    await upstream.guard(() => forward(exchange, upstream.replicas));
  } catch (error) {
    // Nobody is left to tell; the access log has it as 499.
    if (!(error instanceof ClientDepartedError)) throw error;
  }
  // The relay writes to the response itself.
  ctx.respond = false;
}
