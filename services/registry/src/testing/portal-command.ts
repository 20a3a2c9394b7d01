import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Channel } from '@seed/registry-contracts/channels';
import type { ServiceUnderTest } from '@seed/service-kit/testing/service-under-test';

const portalBin = join(__dirname, '../../../../packages/cli/bin/portal.mjs');

export interface Ran {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command `portal` in a folder, with further variables. */
export async function portalCommand(
  { cwd, env }: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
  ...words: readonly string[]
): Promise<Ran> {
  const child = spawn(process.execPath, [portalBin, ...words], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { exitCode: child.exitCode, stdout, stderr };
}

async function liveModules(registry: ServiceUnderTest) {
  const { modules } = (await registry.as('ana').get<Pick<Channel, 'modules'>>('/api/v1/registry/channels/stable')).body;
  return Object.entries(modules).map(([id, version]) => ({ id, version }));
}

/** The addresses of a portal that the command needs: the boot document, tokens for pipelines, and the registry. */
export async function portalWith(registry: ServiceUnderTest) {
  let uploads = 0;
  let isProviderDown = false;
  const tokenFor = (header = '') => {
    const [client = '', secret] = Buffer.from(header.slice('Basic '.length), 'base64').toString().split(':');
    if (secret !== 'seed') return undefined;
    const module = client.replace('pipeline-', '');
    return registry.issuer.token({ sub: client, roles: [`publisher:${module}`], claims: { azp: client } });
  };
  const respond = async (request: IncomingMessage): Promise<Response> => {
    const { url = '', method = 'GET', headers } = request;
    if (url === '/boot.json') {
      return Response.json({ identity: { url: '/', realm: 'seed' }, modules: await liveModules(registry) });
    }
    if (url.startsWith('/realms/')) {
      if (isProviderDown) return new Response('', { status: 503 });
      const token = await tokenFor(headers.authorization);
      return token === undefined
        ? Response.json({ error: 'invalid_client' }, { status: 401 })
        : Response.json({ access_token: token });
    }
    if (url.includes('/registry-files/')) uploads += 1;
    const body = Buffer.concat((await request.toArray()) as Buffer[]);
    const { authorization = '', 'content-type': type = '' } = headers;
    const sent = { Authorization: authorization, ...(type !== '' && { 'Content-Type': type }) };
    return fetch(`${registry.url}${url}`, { method, headers: sent, ...(body.length > 0 && { body }) });
  };
  const server = createServer((request, response) => {
    void respond(request).then(async (result) => {
      response.writeHead(result.status, { 'Content-Type': result.headers.get('content-type') ?? 'text/plain' });
      response.end(await result.text());
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    uploads: () => uploads,
    /** The identity provider responds 503 from now on. */
    failSignIn() {
      isProviderDown = true;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
