import { catalogue } from '@seed/contracts/catalogue';
import type { ServiceUnderTest, Who } from './service-under-test.ts';

/** What four callers are answered. A `:name` in path or body stands for the id of something that the test has made. */
export interface PermissionRow {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
  /** For nobody, kenji, maria (the author, where there is one) and ana, the Admin. */
  readonly statuses: readonly [number, number, number, number];
}

export interface PermissionCase extends Pick<PermissionRow, 'method' | 'path' | 'body'> {
  readonly who: Who;
  readonly status: number;
}

const callers = ['nobody', 'kenji', 'maria', 'ana'] as const;
const basePath = '/api/v1';

/** For `test.each`: a case for each caller of each row. */
export function permissionCases(table: readonly PermissionRow[]): PermissionCase[] {
  return table.flatMap(({ statuses, ...row }) =>
    callers.map((who, at) => ({ ...row, who, status: statuses[at] ?? 0 })),
  );
}

/** What must be true of an answer besides its status. */
export interface PermissionAnswer {
  readonly status: number;
  /** A 401 says how to sign in. */
  readonly challenge: boolean;
  /** Every refusal is a problem document. */
  readonly problem: boolean;
}

export function expectedAnswer({ status }: PermissionCase): PermissionAnswer {
  return { status, challenge: status === 401, problem: status >= 400 };
}

/** Sends what the case says; `ids` are put where their names stand. */
export async function answerTo(
  service: ServiceUnderTest,
  { who, method, path, body }: PermissionCase,
  ids: Readonly<Record<string, string | number>> = {},
): Promise<PermissionAnswer> {
  let [place, content] = [path, body && JSON.stringify(body)];
  for (const [name, id] of Object.entries(ids)) {
    place = place.replace(`:${name}`, String(id));
    content = content?.replace(`":${name}"`, JSON.stringify(id));
  }
  const { status, headers } = await service.as(who).send(method, basePath + place, { body: content });
  return {
    status,
    challenge: headers.get('www-authenticate')?.startsWith('Bearer') ?? false,
    problem: headers.get('content-type')?.includes('application/problem+json') ?? false,
  };
}

/** The service's endpoints that no row of the table is about: none, if the table is complete. */
export function endpointsWithoutRow(name: string, table: readonly PermissionRow[]): string[] {
  const pathOf = (path: string) => path.replace(/\?.*/, '');
  return catalogue
    .filter(({ service }) => service === name)
    .filter(({ method, path }) => {
      const shape = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
      return !table.some((row) => row.method === method && shape.test(pathOf(row.path)));
    })
    .map(({ method, path }) => `${method} ${path}`);
}

/** Each method that a path of the service does not know, and what it is answered: `PATCH /forums/1: 405 (GET, HEAD)`. */
export async function answersToOtherMethods(service: ServiceUnderTest, name: string): Promise<string[]> {
  const told = refusals(name).map(async ({ method, path }) => {
    const { status, headers } = await service.as('ana').send(method, basePath + path);
    return `${method} ${path}: ${status} (${headers.get('allow')})`;
  });
  return Promise.all(told);
}

/** The same as it must be. */
export function refusalsOfOtherMethods(name: string): string[] {
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

/** What a GET with each kind of bad token is answered. */
export async function answersToBadTokens(
  { issuer, as }: ServiceUnderTest,
  path: string,
): Promise<Readonly<Record<string, number>>> {
  const tokens = {
    expired: await issuer.token({ expiresIn: -60 }),
    'of another issuer': await issuer.token({ issuer: 'https://evil.example' }),
    'for another audience': await issuer.token({ audience: 'other-api' }),
    unsigned: issuer.unsignedToken(),
    'tampered with': await issuer.tamperedToken(),
  };
  const answers = Object.entries(tokens).map(async ([kind, token]) => {
    const { status } = await as('nobody')
      .as(token)
      .get(basePath + path);
    return [kind, status] as const;
  });
  return Object.fromEntries(await Promise.all(answers));
}

export const allRefused = {
  expired: 401,
  'of another issuer': 401,
  'for another audience': 401,
  unsigned: 401,
  'tampered with': 401,
} as const;
