import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** The hosts to which push messages may go. */
export interface PushHosts {
  /** Names, or `.example.org` for all below it; without names every public host may get messages. */
  readonly hosts: readonly string[];
  /** Also http and hosts of this machine or network, for tests and development. */
  readonly allowsLocalHosts: boolean;
}

/** Names that resolve inside of a network only (RFC 6761, RFC 6762, RFC 8375). */
const localName = /(^|\.)(localhost|local|internal|intranet|lan|home\.arpa|test|invalid|example|onion)$/;

/**
 * Whether the endpoint is one of a push service, so that a member cannot have the portal send requests into its own network.
 * A name may still resolve to a private address; `publicLookup` refuses that when a message is sent.
 */
export function isPushEndpoint(endpoint: string, { hosts, allowsLocalHosts }: PushHosts): boolean {
  if (!URL.canParse(endpoint)) return false;
  const url = new URL(endpoint);
  // Another parser of URLs must not see another host in it.
  if (url.href !== endpoint || url.username !== '' || url.password !== '' || url.hash !== '') return false;
  const name = url.hostname.replace(/^\[|\]$|\.$/g, '');
  if (hosts.length > 0 && !hosts.some((host) => isBelow(name, host))) return false;
  if (allowsLocalHosts) return url.protocol === 'https:' || url.protocol === 'http:';
  if (url.protocol !== 'https:') return false;
  return isIP(name) === 0 ? name.includes('.') && !localName.test(name) : isPublicAddress(name);
}

function isBelow(name: string, host: string): boolean {
  return host.startsWith('.') ? name.endsWith(host) : name === host;
}
