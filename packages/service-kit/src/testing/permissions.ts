/// <reference types="jest" />
import type { Endpoint } from '@seed/contracts/endpoint';
import type { TestCaller } from './service-under-test.ts';
import type { SharedService } from './shared-service.ts';

/** The statuses that four callers get for one request. A `:name` in path or body is replaced by an id of `idsFor`. */
export interface PermissionRow {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  /** The statuses without a token, for the member kenji, for the author maria, and for the Admin ana. */
  readonly statuses: readonly [number, number, number, number];
}

/** One request of one caller. */
export interface PermissionCase extends Pick<PermissionRow, 'method' | 'path' | 'body'> {
  readonly caller: TestCaller;
  readonly status: number;
}

const callers = ['anonymous', 'kenji', 'maria', 'ana'] as const;
const basePath = '/api/v1';

/** A service and the table of its permissions. */
export interface PermissionTestOptions {
  /** All endpoints of the service's contracts. */
  readonly endpoints: readonly Endpoint[];
  readonly service: () => SharedService;
  readonly table: readonly PermissionRow[];
  /** Creates the entities of the row, written by maria, and returns their ids by the names in the row. */
  readonly idsFor: (row: PermissionCase) => Promise<Ids>;
  /** Some path below `/api/v1` that every member may read. */
  readonly readablePath: string;
}

/**
 * Declares the tests of permissions that every service has: each endpoint by each caller, the order of permission and
 * freshness, other methods, and bad tokens.
 *
 * @example
 * ```ts
 * const table = [{ method: 'GET', path: '/clubs', statuses: [401, 200, 200, 200] }] as const;
 * permissionTests({ endpoints, service: () => service, table, idsFor: async () => ({}), readablePath: '/clubs' });
 * ```
 */
export function permissionTests({ endpoints, service, table, idsFor, readablePath }: PermissionTestOptions): void {
  test.each(permissionCases(table))('$method $path by $caller responds with $status', async (row) => {
    expect(await responseTo(service(), row, { ids: await idsFor(row) })).toEqual(expectedResponse(row));
  });

  const refused = refusedUpdates(table);
  // A service whose entities only their owner sees has none, and `each` accepts no empty table.
  if (refused.length > 0) {
    test.each(refused)('$method $path by $caller is refused with 403 also with a stale If-Match', async (row) => {
      const stale = { 'If-Match': '"999999-stale"' };
      expect(await responseTo(service(), row, { ids: await idsFor(row), headers: stale })).toEqual(
        expectedResponse(row),
      );
    });
  }

  test.each(permissionCases(auditTable))('$method $path by $caller responds with $status', async (row) => {
    expect(await responseTo(service(), row, { ids: {} })).toEqual(expectedResponse(row));
  });

  test('each endpoint has a row in the table', () => {
    expect(endpointsWithoutRow(endpoints, table)).toEqual([]);
  });

  test('any other method gets 405 with the methods of the path', async () => {
    expect(await responsesToOtherMethods(service(), endpoints)).toEqual(refusalsOfOtherMethods(endpoints));
  });

  test('a bad token gets 401', async () => {
    const responses = await responsesToBadTokens(service(), readablePath);
    expect(responses.map(({ kind, status }) => `${kind}: ${status}`)).toEqual(badTokens.map((kind) => `${kind}: 401`));
  });
}

/** The permissions of the endpoint that the kit adds to every service with an audit log. */
const auditTable: readonly PermissionRow[] = [
  { method: 'GET', path: '/audit-entries', statuses: [401, 403, 403, 200] },
  { method: 'DELETE', path: '/audit-entries', statuses: [401, 405, 405, 405] },
  { method: 'POST', path: '/audit-entries', body: {}, statuses: [401, 405, 405, 405] },
];

type Ids = Readonly<Record<string, string | number>>;

/** Returns a case for each caller of each row. */
function permissionCases(table: readonly PermissionRow[]): PermissionCase[] {
  return table.flatMap(({ statuses, ...row }) =>
    callers.map((caller, at) => ({ ...row, caller, status: statuses[at] ?? 0 })),
  );
}

/** Returns the updates of existing entities that the table refuses. */
function refusedUpdates(table: readonly PermissionRow[]): PermissionCase[] {
  return permissionCases(table).filter(({ method, status }) => method === 'PUT' && status === 403);
}

/** The properties of a response that the tests compare. */
interface PermissionResponse {
  readonly status: number;
  /** Whether it has a challenge, as each 401 must. */
  readonly challenge: boolean;
  /** Whether it is a problem document, as each refusal must be. */
  readonly problem: boolean;
}

function expectedResponse({ status }: PermissionCase): PermissionResponse {
  return { status, challenge: status === 401, problem: status >= 400 };
}

/** Sends the request of the case; `ids` replace their names. */
async function responseTo(
  service: SharedService,
  { caller, method, path, body }: PermissionCase,
  { ids, headers = {} }: { readonly ids: Ids; readonly headers?: Readonly<Record<string, string>> },
): Promise<PermissionResponse> {
  let [place, content] = [path, body && JSON.stringify(body)];
  for (const [name, id] of Object.entries(ids)) {
    place = place.replace(`:${name}`, String(id));
    content = content?.replace(`":${name}"`, JSON.stringify(id));
  }
  const response = await service.as(caller).send(method, basePath + place, { body: content, headers });
  return {
    status: response.status,
    challenge: response.headers.get('www-authenticate')?.startsWith('Bearer') ?? false,
    problem: response.headers.get('content-type')?.includes('application/problem+json') ?? false,
  };
}

/** Returns the endpoints of the service without a row in the table. */
function endpointsWithoutRow(endpoints: readonly Endpoint[], table: readonly PermissionRow[]): string[] {
  const pathOf = (path: string) => path.replace(/\?.*/, '');
  return endpoints
    .filter(({ method, path }) => {
      const shape = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
      return !table.some((row) => row.method === method && shape.test(pathOf(row.path)));
    })
    .map(({ method, path }) => `${method} ${path}`);
}

/** Resolves to the responses to methods that paths of the service lack: `PATCH /forums/1: 405 (GET, HEAD)`. */
async function responsesToOtherMethods(service: SharedService, endpoints: readonly Endpoint[]): Promise<string[]> {
  const responses = refusals(endpoints).map(async ({ method, path }) => {
    const { status, headers } = await service.as('ana').send(method, basePath + path);
    return `${method} ${path}: ${status} (${headers.get('allow')})`;
  });
  return Promise.all(responses);
}

/** Returns the expected result of `responsesToOtherMethods`. */
function refusalsOfOtherMethods(endpoints: readonly Endpoint[]): string[] {
  return refusals(endpoints).map(({ method, path, allowed }) => `${method} ${path}: 405 (${allowed.join(', ')})`);
}

function refusals(endpoints: readonly Endpoint[]) {
  const methods = new Map<string, string[]>();
  for (const { path, method } of endpoints) {
    methods.set(path, [...(methods.get(path) ?? []), ...(method === 'GET' ? ['GET', 'HEAD'] : [method])]);
  }
  return [...methods].flatMap(([path, allowed]) =>
    ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
      .filter((method) => !allowed.includes(method))
      .map((method) => ({ method, path: path.replaceAll(/:\w+/g, '1'), allowed: allowed.toSorted() })),
  );
}

const badTokens = ['expired', 'of another issuer', 'for another audience', 'unsigned', 'tampered with'] as const;

/** Resolves to the status of a GET with each kind of bad token. */
function responsesToBadTokens({ issuer, as }: SharedService, path: string) {
  const tokens: Record<(typeof badTokens)[number], () => string | Promise<string>> = {
    expired: () => issuer.token({ expiresIn: -60 }),
    'of another issuer': () => issuer.token({ issuer: 'https://evil.example' }),
    'for another audience': () => issuer.token({ audience: 'other-api' }),
    unsigned: () => issuer.unsignedToken(),
    'tampered with': () => issuer.tamperedToken(),
  };
  const responses = badTokens.map(async (kind) => {
    const { status } = await as('anonymous')
      .as(await tokens[kind]())
      .get(basePath + path);
    return { kind, status };
  });
  return Promise.all(responses);
}
