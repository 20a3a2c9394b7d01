import type { IncomingMessage } from 'node:http';

/** The address that the request came from; behind a trusted proxy the one that it forwarded. */
export function clientAddress({ socket, headers }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? headers['x-forwarded-for'] : undefined;
  // Only the last entry is the proxy's own; a client can write the others.
  const last = forwarded === undefined ? '' : String(forwarded).split(',').at(-1)?.trim();
  return last || (socket.remoteAddress ?? 'unknown');
}

/**
 * The address as limits count it. For IPv6 it is the first 64 bits, because one subscriber has all addresses below
 * them.
 */
export function addressKey(address: string): string {
  if (!address.includes(':')) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [head = '', tail] = address.split('%')[0]?.toLowerCase().split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - groups.length - last.length }, () => '0');
  return [...groups, ...zeros, ...last].slice(0, 4).join(':');
}
