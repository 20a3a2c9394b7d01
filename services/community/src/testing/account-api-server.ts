import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface StoredSession {
  readonly id: string;
  readonly memberId: string;
  readonly browser: string;
  /** In seconds since 1970. */
  readonly lastAccess: number;
}

/** The part of Keycloak's account API that the portal uses, to test failures; `npm run test:keycloak` tests the real one. */
export interface AccountApiServer extends AsyncDisposable {
  readonly url: string;
  readonly sessions: StoredSession[];
  /** The status with which it responds to each call; 200 does as requested. */
  status: number;
}

/** Starts an account API that keeps sessions in memory; the claim `sid` of a token names its own session. */
export async function startAccountApi(): Promise<AccountApiServer> {
  const server = createServer((request, response) => {
    const { status, body } = respond(request.method ?? '', request.url ?? '', request.headers);
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
  });
  const respond = (method: string, path: string, headers: NodeJS.Dict<string | string[]>): AccountResponse => {
    if (api.status !== 200) return { status: api.status };
    if (headers['accept'] !== 'application/json') return { status: 406 };
    const { sub, sid } = claimsOf(String(headers['authorization']));
    const own = api.sessions.filter(({ memberId }) => memberId === sub);
    if (method === 'GET') return { status: 200, body: own.map((one) => deviceOf(one, sid)) };
    const isOther = path.endsWith('/sessions');
    const ended = own.filter(({ id }) => (isOther ? id !== sid : path.endsWith(`/${id}`)));
    const kept = api.sessions.filter((one) => !ended.includes(one));
    api.sessions.splice(0, api.sessions.length, ...kept);
    return { status: 204 };
  };
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const api: AccountApiServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/realms/seed/account`,
    sessions: [],
    status: 200,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
  return api;
}

interface AccountResponse {
  readonly status: number;
  readonly body?: unknown;
}

function claimsOf(authorization: string) {
  const payload = authorization.split('.')[1] ?? '';
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as { readonly sub: string; readonly sid: string };
}

function deviceOf({ id, browser, lastAccess }: StoredSession, sid: string) {
  const session = { id, browser, current: id === sid, started: lastAccess - 60, lastAccess, clients: [] };
  return { id: `device-${id}`, os: 'Linux', osVersion: 'Unknown', device: 'Other', sessions: [session] };
}
