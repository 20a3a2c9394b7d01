import type { GatewayMiddleware } from '../request-scope.ts';
import { type InlineCode, noInlineCode } from '../boot/inline-code.ts';

export interface SecurityOptions {
  readonly publicUrl: string;
  /** The origin that signs members in, if it is another one. */
  readonly keycloakUrl: string | undefined;
  /** Sources of pictures besides the portal's own. */
  readonly imageSources: readonly string[];
  /** Origins of development servers that modules come from now; always empty in production. */
  developmentOrigins(): readonly string[];
}

const disabledFeatures = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'];

/** The document that keycloak-js frames to sign in silently. */
export const framedDocument = '/silent-check-sso.html';

/** The policies of responses that are not documents of the portal: nothing in them runs or loads. */
export const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** The policy of uploads and feeds: the browser gives such files no origin. */
export const sandboxPolicy = `${closedPolicy}; sandbox`;

/** The policy of a page with a form: it runs and loads nothing, and sends the form to the portal only. */
export const formPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** The security headers of every response except its Content-Security-Policy, names and values alternating. */
export function constantHeaders({ publicUrl }: Pick<SecurityOptions, 'publicUrl'>): readonly string[] {
  const headers: Record<string, string> = {
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': disabledFeatures.map((name) => `${name}=()`).join(', '),
    'Referrer-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
  if (publicUrl.startsWith('https:')) headers['Strict-Transport-Security'] = 'max-age=31536000; includeSubDomains';
  return Object.entries(headers).flat();
}

/** Headers that browsers read in documents only; the many responses of the API do without. */
const documentHeaders = {
  'Origin-Agent-Cluster': '?1',
  'X-DNS-Prefetch-Control': 'off',
  'X-Permitted-Cross-Domain-Policies': 'none',
};

/** Puts the security headers on every response. */
export function securityHeaders(options: Pick<SecurityOptions, 'publicUrl'>): GatewayMiddleware {
  const headers = constantHeaders(options);
  return (ctx, next) => {
    ctx.state.headers.push(...headers);
    return next();
  };
}

/** Gives every response below the same Content-Security-Policy. */
export function fixedPolicy(policy: string): GatewayMiddleware {
  return (ctx, next) => {
    ctx.state.headers.push('Content-Security-Policy', policy);
    return next();
  };
}

/**
 * Sets the headers of pages and of the shell's files without a digest, with a Content-Security-Policy: no foreign code, no
 * eval, no foreign frame.
 */
export function pagePolicy(policyOf: ContentPolicy): GatewayMiddleware {
  return (ctx, next) => {
    const isFramed = ctx.path === framedDocument;
    ctx.set(documentHeaders);
    if (isFramed) ctx.set('X-Frame-Options', 'SAMEORIGIN');
    ctx.set('Content-Security-Policy', policyOf({ frameAncestors: isFramed ? "'self'" : "'none'" }));
    return next();
  };
}

interface PolicyOfResponse {
  readonly frameAncestors?: "'none'" | "'self'";
  /** The inline code of a document: only this code may run. */
  readonly inlineCode?: InlineCode;
}

export type ContentPolicy = (response: PolicyOfResponse) => string;

/** Makes the Content-Security-Policy of a response. */
export function contentPolicy({ keycloakUrl, imageSources, developmentOrigins }: SecurityOptions): ContentPolicy {
  const identity = keycloakUrl === undefined ? [] : [new URL(keycloakUrl).origin];
  return ({ frameAncestors = "'none'", inlineCode = noInlineCode }) => {
    const development = developmentOrigins();
    const sockets = development.map((origin) => origin.replace(/^http/, 'ws'));
    const directives: Record<string, readonly string[]> = {
      'default-src': ["'none'"],
      'script-src': ["'self'", ...inlineCode.scripts, ...development],
      'style-src': ["'self'", ...inlineCode.styles, ...development],
      'img-src': ["'self'", 'data:', 'blob:', ...imageSources, ...development],
      'font-src': ["'self'", ...development],
      'connect-src': ["'self'", ...identity, ...development, ...sockets],
      'frame-src': ["'self'", ...identity],
      'manifest-src': ["'self'"],
      'worker-src': ["'self'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
      'form-action': ["'self'", ...identity],
      'frame-ancestors': [frameAncestors],
    };
    return Object.entries(directives)
      .map(([name, sources]) => [name, ...sources].join(' '))
      .join('; ');
  };
}
