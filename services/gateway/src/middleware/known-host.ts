import type { IncomingMessage } from 'node:http';
import { badRequest, ProblemError } from '@seed/service-kit/problem-error';
import type { GatewayConfig } from '../config.ts';
import type { GatewayMiddleware } from '../request-scope.ts';

export type HostConfig = Pick<GatewayConfig, 'production' | 'publicUrl' | 'allowedHosts'>;

/**
 * Refuses requests for another host than the portal's (RFC 9110, 7.4), so that a foreign domain name that leads here
 * gets no page. Outside of production every name of this machine is the portal's.
 */
export function knownHost({ production, publicUrl, allowedHosts }: HostConfig): GatewayMiddleware {
  const { host, hostname, port, protocol } = new URL(publicUrl);
  const known = new Set([host, ...allowedHosts]);
  // A client may write the port that the scheme implies.
  if (port === '') known.add(`${hostname}:${protocol === 'https:' ? 443 : 80}`);
  const allowsLoopback = !production || isLoopback(host);
  return (ctx, next) => {
    const name = hostOf(ctx.req).toLowerCase();
    if (!known.has(name) && !(allowsLoopback && isLoopback(name))) {
      throw new ProblemError('misdirected_request', { detail: 'The Host header names another site.' });
    }
    return next();
  };
}

function hostOf({ headers, rawHeaders }: IncomingMessage): string {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  if (count !== 1 || headers.host === undefined) throw badRequest('A request has one Host header.');
  return headers.host;
}

const loopback = /^(localhost|([a-z0-9-]+\.)+localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/;

function isLoopback(host: string): boolean {
  return loopback.test(host);
}
