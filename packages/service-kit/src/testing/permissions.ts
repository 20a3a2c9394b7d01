/// <reference types="jest" />
import { catalogue } from '@seed/contracts/catalogue';
import type { ServiceUnderTest, TestCaller } from './service-under-test.ts';

/** The statuses that four callers get. A `:name` in path or body stands for the id of an entity of the test. */
export interface PermissionRow {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  /** Without a token, for kenji, for maria (the author, where there is one) and for ana, the Admin. */
  readonly statuses: readonly [number, number, number, number];
}

export interface PermissionCase extends Pick<PermissionRow, 'method' | 'path' | 'body'> {
  readonly caller: TestCaller;
  readonly status: number;
}

const callers = ['anonymous', 'kenji', 'maria', 'ana'] as const;
const basePath = '/api/v1';

export interface PermissionTestOptions {
  /** As the catalogue calls the service. */
  readonly name: string;
  readonly service: () => ServiceUnderTest;
  readonly table: readonly PermissionRow[];
  /** Makes what the row is about; `maria` is the author, where there is one. */
  readonly idsFor: (row: PermissionCase) => Promise<Ids>;
  /** Any path below `/api/v1` that a member may read. */
  readonly readablePath: string;
}

/** The tests that all services share: each method of each route by each caller, and bad tokens. */
export function permissionTests({ name, service, table, idsFor, readablePath }: PermissionTestOptions): void {
  test.each(permissionCases(table))('$method $path by $caller responds with $status', async (row) => {
    expect(await responseTo(service(), row, { ids: await idsFor(row) })).toEqual(expectedResponse(row));
  });

  test.each(refusedUpdates(table))(
    '$method $path by $caller is refused with 403 whatever state it is based on',
    async (row) => {
      const stale = { 'If-Match': '"999999-stale"' };
      expect(await responseTo(service(), row, { ids: await idsFor(row), headers: stale })).toEqual(
        expectedResponse(row),
      );
    },
  );

  test('each endpoint has its row', () => {
    expect(endpointsWithoutRow(name, table)).toEqual([]);
  });

  test('any other method gets 405 with the methods of the address', async () => {
    expect(await responsesToOtherMethods(service(), name)).toEqual(refusalsOfOtherMethods(name));
  });

  test('a token that is not good gets 401', async () => {
    const responses = await responsesToBadTokens(service(), readablePath);
    expect(responses.map(({ kind, status }) => `${kind}: ${status}`)).toEqual(badTokens.map((kind) => `${kind}: 401`));
  });
}

type Ids = Readonly<Record<string, string | number>>;

/** A case for each caller of each row. */
function permissionCases(table: readonly PermissionRow[]): PermissionCase[] {
  return table.flatMap(({ statuses, ...row }) =>
    callers.map((caller, at) => ({ ...row, caller, status: statuses[at] ?? 0 })),
  );
}

/** The updates of existing entities that the table refuses. */
function refusedUpdates(table: readonly PermissionRow[]): PermissionCase[] {
  return permissionCases(table).filter(({ method, status }) => method === 'PUT' && status === 403);
}

/** The properties of a response that the tests compare. */
interface PermissionResponse {
  readonly status: number;
  /** A 401 says how to sign in. */
  readonly challenge: boolean;
  /** Every refusal is a problem document. */
  readonly problem: boolean;
}

function expectedResponse({ status }: PermissionCase): PermissionResponse {
  return { status, challenge: status === 401, problem: status >= 400 };
}

/** Sends what the case says; `ids` are put where their names stand. */
async function responseTo(
  service: ServiceUnderTest,
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

/** The service's endpoints that no row of the table is about: none, if the table is complete. */
function endpointsWithoutRow(name: string, table: readonly PermissionRow[]): string[] {
  const pathOf = (path: string) => path.replace(/\?.*/, '');
  return catalogue
    .filter(({ service }) => service === name)
    .filter(({ method, path }) => {
      const shape = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
      return !table.some((row) => row.method === method && shape.test(pathOf(row.path)));
    })
    .map(({ method, path }) => `${method} ${path}`);
}

/** The response to each method that a path of the service lacks: `PATCH /forums/1: 405 (GET, HEAD)`. */
async function responsesToOtherMethods(service: ServiceUnderTest, name: string): Promise<string[]> {
  const responses = refusals(name).map(async ({ method, path }) => {
    const { status, headers } = await service.as('ana').send(method, basePath + path);
    return `${method} ${path}: ${status} (${headers.get('allow')})`;
  });
  return Promise.all(responses);
}

/** The same as it must be. */
function refusalsOfOtherMethods(name: string): string[] {
  return refusals(name).map(({ method, path, allowed }) => `${method} ${path}: 405 (${allowed.join(', ')})`);
}

function refusals(name: string) {
  const methods = new Map<string, string[]>();
  for (const { path, method } of catalogue.filter(({ service }) => service === name)) {
    methods.set(path, [...(methods.get(path) ?? []), ...(method === 'GET' ? ['GET', 'HEAD'] : [method])]);
  }
  return [...methods].flatMap(([path, allowed]) =>
    ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
      .filter((method) => !allowed.includes(method))
      .map((method) => ({ method, path: path.replaceAll(/:\w+/g, '1'), allowed: allowed.toSorted() })),
  );
}

const badTokens = ['expired', 'of another issuer', 'for another audience', 'unsigned', 'tampered with'] as const;

/** The status of a GET with each kind of bad token. */
function responsesToBadTokens({ issuer, as }: ServiceUnderTest, path: string) {
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
