import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { type BootModule, bootElementId } from '@seed/contracts/boot';
import { bootDocument } from '../boot-document.ts';

export interface Origins {
  /** The origin of the proxy. */
  readonly own: string;
  readonly portal: string;
  /** The origin of the identity provider; the portal's for the embedded one. */
  readonly identity: string;
}

/** Rules for a portal that is served from another origin. */
export function rewriteFor(origins: Origins, moduleOrigin: string) {
  const { own, portal } = origins;
  const incoming = (body: string) => body.replaceAll(origins.identity, own).replaceAll(portal, own);
  return {
    /**
     * Replaces the proxy's addresses in a path or a form, because the identity provider accepts the portal's own only.
     */
    outgoing: (sent: string) => sent.replaceAll(encodeURIComponent(own), encodeURIComponent(portal)),
    /** Replaces the addresses in a document of the identity provider, so that its links and forms lead here. */
    incoming,
    requestHeaders: (headers: IncomingHttpHeaders, host: string) => requestHeaders(headers, { host, own, portal }),
    responseHeaders: (headers: IncomingHttpHeaders) => responseHeaders(headers, { incoming, moduleOrigin }),
    /** Puts the module and this identity provider into a document of the shell or `/boot.json`. */
    page: (body: string, module: BootModule, type: string): string => {
      const change = (json: string) => withModule(json, module, incoming);
      return type.startsWith('text/html')
        ? body.replace(bootElement, (_, open: string, json: string) => open + change(json))
        : change(body);
    },
  };
}

const bootElement = new RegExp(`(<script type="application/json" id="${bootElementId}">)([^<]*)`);

function withModule(json: string, module: BootModule, incoming: (url: string) => string): string {
  const boot = bootDocument.parse(JSON.parse(json));
  const at = boot.modules.findIndex(({ id }) => id === module.id);
  // The landing page has no modules, because the portal is another document.
  const modules = at < 0 ? [...boot.modules, module] : boot.modules.toSpliced(at, 1, { ...module });
  const identity = { ...boot.identity, url: incoming(boot.identity.url) };
  return JSON.stringify({ ...boot, identity, modules }).replaceAll('<', '\\u003c');
}

interface Sent {
  readonly host: string;
  readonly own: string;
  readonly portal: string;
}

function requestHeaders(headers: IncomingHttpHeaders, { host, own, portal }: Sent): OutgoingHttpHeaders {
  const sent: OutgoingHttpHeaders = { ...headers, host, 'accept-encoding': 'identity' };
  for (const name of ['origin', 'referer'] as const) {
    const value = headers[name];
    if (value !== undefined) sent[name] = value.replace(own, portal);
  }
  // The proxy changes documents, so the client's ETag of one does not fit the portal's.
  if (headers.accept?.includes('text/html')) delete sent['if-none-match'];
  delete sent['connection'];
  return sent;
}

interface Received {
  readonly incoming: (text: string) => string;
  readonly moduleOrigin: string;
}

function responseHeaders(headers: IncomingHttpHeaders, { incoming, moduleOrigin }: Received): OutgoingHttpHeaders {
  const received: OutgoingHttpHeaders = { ...headers };
  delete received['strict-transport-security'];
  delete received['connection'];
  if (headers.location !== undefined) received['location'] = incoming(headers.location);
  const policy = headers['content-security-policy'];
  if (typeof policy === 'string') received['content-security-policy'] = policyWith(incoming(policy), moduleOrigin);
  if (headers['set-cookie'] !== undefined) received['set-cookie'] = headers['set-cookie'].map(cookieHere);
  return received;
}

/** The directives for the development server's files, styles, pictures and messages. */
const ofModules = new Set(['script-src', 'style-src', 'img-src', 'font-src', 'connect-src']);

function policyWith(policy: string, moduleOrigin: string): string {
  const socket = moduleOrigin.replace(/^http/, 'ws');
  const directives = policy.split(';').map((directive) => {
    const [name = ''] = directive.trim().split(' ');
    if (!ofModules.has(name)) return directive;
    return `${directive} ${moduleOrigin}${name === 'connect-src' ? ` ${socket}` : ''}`;
  });
  return directives.join(';');
}

/** A cookie for this host, which has no TLS. */
function cookieHere(cookie: string): string {
  return cookie.replace(/;\s*(?:Secure|Domain=[^;]*)/gi, '').replace(/SameSite=None/i, 'SameSite=Lax');
}
