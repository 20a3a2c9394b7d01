import { once } from 'node:events';
import { createServer, type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { bootDocument } from '../boot-document.ts';
import { CliError } from '../cli-error.ts';
import { developedModule, type DevelopedModule } from './developed-module.ts';
import { type Origins, rewriteFor } from './rewrite.ts';
import type { LocalService } from './service-file.ts';

export interface PortalProxyOptions {
  /** The origin of the running portal. */
  readonly portal: URL;
  readonly port: number;
  readonly module: DevelopedModule;
  /** A service that the portal does not have yet. */
  readonly service: LocalService | undefined;
}

export interface PortalProxy {
  readonly url: string;
  stop(): Promise<void>;
}

/** Paths of the identity provider: the embedded one's, and those of a Keycloak with its theme. */
const identityPaths = /^\/(?:realms|resources)\//;

/**
 * Serves a running portal on loopback, with one module replaced by the one of a development server. Signing in works as
 * in the portal: the identity provider is served from here too, and gets the portal's own addresses.
 */
export async function startPortalProxy(options: PortalProxyOptions): Promise<PortalProxy> {
  const { portal, port } = options;
  // Its host differs from the portal's, because a cookie belongs to a host with all of its ports.
  const host = portal.hostname === '127.0.0.1' ? 'localhost' : '127.0.0.1';
  const own = new URL(`http://${host}:${port}`);
  const origins = { own: own.origin, portal: portal.origin, identity: await identityOrigin(portal) };
  const server = createServer((request, response) => {
    forward(request, response, { ...options, origins }).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else
        response
          .writeHead(502, { 'content-type': 'text/plain' })
          .end(`${portal.origin} does not respond: ${String(error)}`);
    });
  });
  server.listen(port, '127.0.0.1');
  await Promise.race([once(server, 'listening'), once(server, 'error').then(refuse)]);
  return {
    url: own.origin,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function refuse([cause]: unknown[]): never {
  throw new CliError('conflict', `The port cannot be used: ${String(cause)}. Choose another one with --port`, {
    cause,
  });
}

async function identityOrigin(portal: URL): Promise<string> {
  const response = await fetch(new URL('/boot.json', portal));
  const { identity } = bootDocument.parse(await response.json());
  return new URL(identity.url, portal).origin;
}

interface Forwarding extends PortalProxyOptions {
  readonly origins: Origins;
}

async function forward(request: IncomingMessage, response: ServerResponse, forwarding: Forwarding): Promise<void> {
  const path = request.url ?? '/';
  const target = targetOf(path, forwarding);
  const rewrite = rewriteFor(forwarding.origins, forwarding.module.origin);
  const upstream = await send(request, new URL(rewrite.outgoing(path), target), rewrite);
  const headers = rewrite.responseHeaders(upstream.headers);
  const type = upstream.headers['content-type'] ?? '';
  const isIdentity = identityPaths.test(path);
  const isText = /^text\/html|json/.test(type);
  if (!isText || (!isIdentity && !isPage(path, type))) {
    response.writeHead(upstream.statusCode ?? 502, headers);
    await pipeline(upstream, response);
    return;
  }
  const body = await text(upstream);
  const content = isIdentity
    ? rewrite.incoming(body)
    : rewrite.page(body, await developedModule(forwarding.module), type);
  delete headers['content-length'];
  delete headers.etag;
  response.writeHead(upstream.statusCode ?? 502, headers).end(content);
}

/** Whether a response is a document of the shell, or the modules of one as a document of their own. */
function isPage(path: string, type: string): boolean {
  return type.startsWith('text/html') || path.startsWith('/boot.json');
}

function targetOf(path: string, { origins, service }: Forwarding): string {
  if (identityPaths.test(path)) return origins.identity;
  const resource = /^\/api\/v1\/([^/?]+)/.exec(path)?.[1];
  if (resource !== undefined && service?.resources.includes(resource)) return service.url.origin;
  return origins.portal;
}

async function send(
  request: IncomingMessage,
  url: URL,
  rewrite: ReturnType<typeof rewriteFor>,
): Promise<IncomingMessage> {
  const { method } = request;
  const headers = rewrite.requestHeaders(request.headers, url.host);
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
  const form = isForm ? rewrite.outgoing(await text(request)) : undefined;
  if (form !== undefined) headers['content-length'] = String(Buffer.byteLength(form));
  const sent = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, { method, headers });
  const responded = new Promise<IncomingMessage>((resolve, reject) => {
    sent.once('response', resolve).once('error', reject);
  });
  const written = form === undefined ? pipeline(request, sent) : sent.end(form);
  const [upstream] = await Promise.all([responded, written]);
  return upstream;
}
