import type { GatewayConfig } from '../config.ts';
import type { GatewayMiddleware } from '../request-scope.ts';

/** The address at which researchers look for the contact (RFC 9116, section 3). */
export const securityTxtPath = '/.well-known/security.txt';

const day = 24 * 60 * 60 * 1000;
/** RFC 9116 recommends less than a year. */
const validDays = 180;

/** Serves the contact for reports of weaknesses (RFC 9116), from the support configuration. */
export function securityTxt({ support, publicUrl }: Pick<GatewayConfig, 'support' | 'publicUrl'>): GatewayMiddleware {
  return async (ctx) => {
    ctx.state.route = securityTxtPath;
    const expires = new Date(Math.floor(Date.now() / day) * day + validDays * day);
    ctx.set('Cache-Control', 'public, max-age=86400');
    ctx.type = 'text/plain; charset=utf-8';
    ctx.body = [
      `Contact: mailto:${support.email}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en, es, pt, ja',
      `Canonical: ${new URL(securityTxtPath, publicUrl).href}`,
      '',
    ].join('\n');
  };
}
