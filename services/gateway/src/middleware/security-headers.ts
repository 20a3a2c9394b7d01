import type { KitMiddleware } from '@seed/service-kit/request-state';
import helmet from 'koa-helmet';
import { type InlineCode, noInlineCode } from '../boot/inline-code.ts';

export interface SecurityOptions {
  readonly publicUrl: string;
  /** Another origin that signs members in, if any. */
  readonly keycloakUrl: string | undefined;
  /** Origins of development servers that modules come from now; always empty in production. */
  developmentOrigins(): readonly string[];
}

const permissions = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'];
const permissionsPolicy = permissions.map((name) => `${name}=()`).join(', ');
/** The document that keycloak-js frames to sign in silently. */
export const framedDocument = '/silent-check-sso.html';

/** The security headers of everything the portal answers. No stranger's code, no eval, no stranger's frame. */
export function securityHeaders(options: SecurityOptions): KitMiddleware {
  const policy = contentPolicy(options);
  const alone = headersFor('deny', options);
  const inOwnFrame = headersFor('sameorigin', options);
  return async (ctx, next) => {
    const isFramed = ctx.path === framedDocument;
    ctx.set('Permissions-Policy', permissionsPolicy);
    ctx.set('Content-Security-Policy', policy({ frameAncestors: isFramed ? "'self'" : "'none'" }));
    await (isFramed ? inOwnFrame : alone)(ctx, next);
  };
}

interface PolicyOfAnswer {
  readonly frameAncestors?: "'none'" | "'self'";
  /** What a document of ours brings along in itself: this very code and no other. */
  readonly inlineCode?: InlineCode;
}

export type ContentPolicy = (answer: PolicyOfAnswer) => string;

/** Makes the Content-Security-Policy of an answer. */
export function contentPolicy({ keycloakUrl, developmentOrigins }: SecurityOptions): ContentPolicy {
  const identity = keycloakUrl === undefined ? [] : [new URL(keycloakUrl).origin];
  return ({ frameAncestors = "'none'", inlineCode = noInlineCode }) => {
    const development = developmentOrigins();
    const sockets = development.map((origin) => origin.replace(/^http/, 'ws'));
    const directives: Record<string, readonly string[]> = {
      'default-src': ["'none'"],
      'script-src': ["'self'", ...inlineCode.scripts, ...development],
      'style-src': ["'self'", ...inlineCode.styles, ...development],
      'img-src': ["'self'", 'data:', 'blob:', 'https:', ...development],
      'font-src': ["'self'", ...development],
      'connect-src': ["'self'", ...identity, ...development, ...sockets],
      'frame-src': ["'self'", ...identity],
      'manifest-src': ["'self'"],
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

function headersFor(frames: 'deny' | 'sameorigin', { publicUrl }: SecurityOptions): KitMiddleware {
  return helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: publicUrl.startsWith('https:') && { maxAge: 31_536_000, includeSubDomains: true },
    xFrameOptions: { action: frames },
    referrerPolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
  });
}
