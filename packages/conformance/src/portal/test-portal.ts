import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { BootModule } from '@seed/contracts/boot';
import { mocksPath } from '../mocks/build-mocks.ts';
import type { Mocks } from '../mocks/mocks.ts';
import { type ApiResponse, faultyResponse } from './faults.ts';
import { identity, identityResponse } from './identity.ts';
import { fileIn, type ServedFile, type ShellSource } from './shell-source.ts';

export interface TestPortalOptions {
  readonly shell: ShellSource;
  /** The modules as the shell gets them. */
  readonly modules: readonly BootModule[];
  /** Folders by the path that they are served under, each with slashes around it. */
  readonly folders: Readonly<Record<string, readonly string[]>>;
}

/** A portal with one module: the real shell, a signed-in member, and mocks in place of the services. */
export interface TestPortal {
  readonly url: string;
  /** Calls of the API that no mock responds to, as `GET /path`. */
  readonly unmocked: ReadonlySet<string>;
  /** Responds to calls of the API from now on. */
  useMocks(mocks: Mocks): void;
  stop(): Promise<void>;
}

/** The picture that is served for every upload in the mocks. */
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300"/></svg>';
const noMember = { id: '', name: '', email: '', isAdmin: false, roles: [] };

/** Starts the portal on a free port of loopback. */
export async function startTestPortal(options: TestPortalOptions): Promise<TestPortal> {
  const state: ServerState = { ...options, unmocked: new Set(), mocks: undefined };
  const server = createServer((request, response) => {
    respond(request, response, state).catch((error: unknown) => {
      response.writeHead(502, { 'content-type': 'text/plain' }).end(String(error));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    unmocked: state.unmocked,
    useMocks(mocks) {
      state.mocks = mocks;
    },
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

interface ServerState extends TestPortalOptions {
  readonly unmocked: Set<string>;
  mocks: Mocks | undefined;
}

async function respond(request: IncomingMessage, response: ServerResponse, state: ServerState): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const body = await buffer(request);
  if (url.pathname.startsWith('/api/')) {
    const mocked = await apiResponse(request, body, state);
    if (mocked === 'cut') response.destroy();
    else response.writeHead(mocked.status, mocked.headers).end(mocked.body);
    return;
  }
  const signedIn = identityResponse(url, body.toString(), state.mocks?.member ?? noMember);
  if (signedIn !== undefined) {
    const { status, location, json } = signedIn;
    response.writeHead(status, { 'content-type': 'application/json', ...(location !== undefined && { location }) });
    response.end(JSON.stringify(json ?? {}));
    return;
  }
  const file = await fileFor(url.pathname, state);
  if (file === undefined) response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
  else response.writeHead(200, { 'cache-control': 'no-cache', ...file.headers }).end(file.body);
}

async function apiResponse(
  request: IncomingMessage,
  body: Buffer,
  { mocks, unmocked }: ServerState,
): Promise<ApiResponse | 'cut'> {
  const { method = 'GET', url = '/', headers } = request;
  const faulty = await faultyResponse(headers.cookie ?? '');
  if (faulty !== undefined) return faulty;
  const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  const content = body.length === 0 ? null : body.toString('base64');
  const mocked = await mocks?.respond({ method, url, headers: sent, body: content });
  if (mocked !== undefined) return mocked;
  unmocked.add(`${method} ${new URL(url, 'http://localhost').pathname}`);
  const problem = { type: 'about:blank', title: 'Not Found', status: 404, code: 'not_found' };
  return {
    status: 404,
    headers: { 'content-type': 'application/problem+json' },
    body: Buffer.from(JSON.stringify(problem)),
  };
}

async function fileFor(path: string, { shell, modules, folders }: ServerState): Promise<ServedFile | undefined> {
  const boot = {
    ...identity,
    support: { email: 'support@seed.example', person: 'Ana Torres' },
    associationUrl: '/',
    modules,
  };
  if (path === '/boot.json') return { body: JSON.stringify(boot), headers: { 'content-type': 'application/json' } };
  if (path === mocksPath) {
    const html = `<!doctype html><title>Mocks</title><script src="${mocksPath}mocks.js"></script>`;
    return { body: html, headers: { 'content-type': 'text/html' } };
  }
  if (path.startsWith('/uploads/')) return { body: picture, headers: { 'content-type': 'image/svg+xml' } };
  for (const [prefix, places] of Object.entries(folders)) {
    if (!path.startsWith(prefix)) continue;
    for (const place of places) {
      const found = await fileIn(place, path.slice(prefix.length));
      if (found !== undefined) return found;
    }
  }
  const file = await shell.file(path);
  const isPage = file === undefined && !/\.\w+$/.test(path);
  return isPage ? shell.document(boot) : file;
}
