import type { KitMiddleware } from '@seed/service-kit/request-state';
import helmet from 'koa-helmet';

export interface SecurityOptions {
  readonly publicUrl: string;
  /** Another origin that signs members in, if any. */
  readonly keycloakUrl: string | undefined;
  /** Origins of development servers that modules come from now; always empty in production. */
  developmentOrigins(): readonly string[];
}

const permissions = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'];
/** Framed by keycloak-js to sign in silently. */
const framed = '/silent-check-sso.html';

/** The security headers of everything the portal answers. No inline code, no eval, no stranger's frame. */
export function securityHeaders(options: SecurityOptions): KitMiddleware {
  const permissionsPolicy = permissions.map((name) => `${name}=()`).join(', ');
  const alone = headersFor("'none'", options);
  const inOwnFrame = headersFor("'self'", options);
  return async (ctx, next) => {
    ctx.set('Permissions-Policy', permissionsPolicy);
    await (ctx.path === framed ? inOwnFrame : alone)(ctx, next);
  };
}

function headersFor(frameAncestors: "'none'" | "'self'", options: SecurityOptions): KitMiddleware {
  return helmet({
    contentSecurityPolicy: { useDefaults: false, directives: directives(frameAncestors, options) },
    strictTransportSecurity: options.publicUrl.startsWith('https:') && { maxAge: 31_536_000, includeSubDomains: true },
    xFrameOptions: { action: frameAncestors === "'none'" ? 'deny' : 'sameorigin' },
    referrerPolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
  });
}

function directives(frameAncestors: string, { keycloakUrl, developmentOrigins }: SecurityOptions) {
  const identity = keycloakUrl === undefined ? [] : [new URL(keycloakUrl).origin];
  const development = () => developmentOrigins().join(' ');
  const sockets = () =>
    developmentOrigins()
      .map((origin) => origin.replace(/^http/, 'ws'))
      .join(' ');
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", development],
    styleSrc: ["'self'", development],
    imgSrc: ["'self'", 'data:', 'blob:', 'https:', development],
    fontSrc: ["'self'", development],
    connectSrc: ["'self'", ...identity, development, sockets],
    frameSrc: ["'self'", ...identity],
    manifestSrc: ["'self'"],
    baseUri: ["'none'"],
    objectSrc: ["'none'"],
    formAction: ["'self'", ...identity],
    frameAncestors: [frameAncestors],
  };
}
