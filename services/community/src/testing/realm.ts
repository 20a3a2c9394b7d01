import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Account {
  readonly id: string;
  readonly email: string;
  readonly requiredActions: readonly string[];
}

/** The part of Keycloak's admin API that the portal uses, to test failures; `npm run test:keycloak` tests the real one. */
export interface Realm extends AsyncDisposable {
  readonly url: string;
  readonly accounts: Account[];
  /** The e-mail addresses to which a mail was sent. */
  readonly mails: string[];
  /** The status with which the realm responds to each call; 200 does as requested. */
  status: number;
}

/** Starts a realm that keeps its accounts in memory. */
export async function startRealm(): Promise<Realm> {
  const accounts: Account[] = [];
  const mails: string[] = [];
  const server = createServer((request, response) => {
    void respond(request.method ?? '', new URL(request.url ?? '', 'http://realm'), request).then(
      ({ status, body, headers = {} }) => response.writeHead(status, headers).end(JSON.stringify(body)),
    );
  });
  const respond = async (
    method: string,
    { pathname, searchParams }: URL,
    body: NodeJS.ReadableStream,
  ): Promise<RealmResponse> => {
    const sent = await buffer(body);
    if (realm.status !== 200) return { status: realm.status };
    if (pathname.endsWith('/token')) return { status: 200, body: { access_token: 'token', expires_in: 60 } };
    if (method === 'GET')
      return { status: 200, body: accounts.filter(({ email }) => email === searchParams.get('email')) };
    if (method === 'PUT') {
      mails.push(accounts.find(({ id }) => pathname.includes(id))?.email ?? '');
      return { status: 204 };
    }
    if (method === 'DELETE') {
      const index = accounts.findIndex(({ id }) => pathname.endsWith(`/${id}`));
      if (index >= 0) accounts.splice(index, 1);
      return { status: index >= 0 ? 204 : 404 };
    }
    const id = `account-${accounts.length + 1}`;
    accounts.push({ ...(JSON.parse(sent.toString()) as Account), id });
    return { status: 201, headers: { Location: `${realm.url}/users/${id}` } };
  };
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const realm: Realm = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/realms/seed`,
    accounts,
    mails,
    status: 200,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
  return realm;
}

interface RealmResponse {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}
