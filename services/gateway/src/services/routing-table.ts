import { apiBasePath } from '@seed/contracts/endpoint';
import { isBelow } from '@seed/contracts/path-pattern';
import type { ServiceDeclaration } from '@seed/contracts/service-manifest';
import { ownDeclaration } from './own-declaration.ts';
import type { ServiceUpstream } from '../upstream/service-upstream.ts';

/** A service that has declared itself. */
export interface DeclaredService {
  readonly upstream: ServiceUpstream;
  readonly declaration: ServiceDeclaration;
}

/** The target of requests to a resource. */
export interface ApiRoute {
  readonly upstream: ServiceUpstream;
  /** The route in metrics and logs, e.g. `/api/v1/notices`. */
  readonly label: string;
  readonly traffic: Traffic;
}

/** `upload`: the bodies of its requests are files. `stream`: its responses are streams of events, which stay open. */
export type Traffic = 'request' | 'upload' | 'stream';

/** Addresses outside of the API that a service serves without a token. */
export interface PublicRoute {
  readonly upstream: ServiceUpstream;
  readonly prefix: string;
  readonly policy: ServiceDeclaration['public'][number]['policy'];
}

/**
 * The routes of all services together; computed once for each change of a declaration, so that a request needs only a
 * look-up.
 */
export interface RoutingTable {
  readonly api: ReadonlyMap<string, ApiRoute>;
  publicRoute(path: string): PublicRoute | undefined;
  /** Whether a public prefix begins like this path: then the path is no page of the shell. */
  isBesidePublic(path: string): boolean;
  /** The fixed segments of all paths: a log may hold them. */
  readonly words: ReadonlySet<string>;
  readonly declarations: readonly ServiceDeclaration[];
}

export function createRoutingTable(services: readonly DeclaredService[]): RoutingTable {
  const declarations = services.map(({ declaration }) => declaration);
  const publicSegments = new Set(services.flatMap(publicRoutes).map(({ prefix }) => firstSegment(prefix)));
  return {
    api: new Map(services.flatMap(apiRoutes)),
    publicRoute: longestPrefix(services.flatMap(publicRoutes)),
    isBesidePublic: (path) => publicSegments.has(firstSegment(path)),
    words: new Set([ownDeclaration, ...declarations].flatMap(wordsOf)),
    declarations,
  };
}

function apiRoutes({ upstream, declaration }: DeclaredService): [string, ApiRoute][] {
  const { resources, uploads, streams } = declaration;
  const trafficOf = (resource: string): Traffic => {
    if (uploads.includes(resource)) return 'upload';
    return streams.includes(resource) ? 'stream' : 'request';
  };
  return resources.map((resource) => [
    resource,
    { upstream, label: `${apiBasePath}/${resource}`, traffic: trafficOf(resource) },
  ]);
}

function publicRoutes({ upstream, declaration }: DeclaredService): PublicRoute[] {
  return declaration.public.map(({ prefix, policy }) => ({ upstream, prefix, policy }));
}

/** Finds the route with the longest prefix of a path; most paths have none, so their first segment decides. */
function longestPrefix(routes: readonly PublicRoute[]): RoutingTable['publicRoute'] {
  const byFirst = new Map<string, PublicRoute[]>();
  for (const route of routes.toSorted((a, b) => b.prefix.length - a.prefix.length)) {
    const first = firstSegment(route.prefix);
    byFirst.set(first, [...(byFirst.get(first) ?? []), route]);
  }
  return (path) => byFirst.get(firstSegment(path))?.find(({ prefix }) => isBelow(path, prefix));
}

/** `/feeds` of `/feeds/notices/1`. */
export function firstSegment(path: string): string {
  const end = path.indexOf('/', 1);
  return end === -1 ? path : path.slice(0, end);
}

function wordsOf({ openapi, resources, public: places }: ServiceDeclaration): string[] {
  return [...Object.keys(openapi.paths), ...resources, ...places.map(({ prefix }) => prefix)].flatMap((path) =>
    path.split('/').filter((segment) => segment !== '' && !segment.startsWith('{')),
  );
}
