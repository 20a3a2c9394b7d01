import { BlockList, isIP } from 'node:net';
import type { Network } from '@seed/contracts/audit';
import { LRUCache } from 'lru-cache';
import { addressKey } from './client-address.ts';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

/** RFC 1918, RFC 6598, RFC 3927, RFC 4193 and RFC 4291. */
const privateNetworks = new BlockList();
privateNetworks.addSubnet('10.0.0.0', 8);
privateNetworks.addSubnet('172.16.0.0', 12);
privateNetworks.addSubnet('192.168.0.0', 16);
privateNetworks.addSubnet('100.64.0.0', 10);
privateNetworks.addSubnet('169.254.0.0', 16);
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

/** A look-up in the lists takes longer than all else that a request's headers need. */
const known = new LRUCache<string, Network>({ max: 10_000 });

/** The kind of network of a client's address, which is all that services and the audit log get. */
export function networkOf(address: string): Network {
  let network = known.get(address);
  if (network === undefined) {
    network = classify(address);
    known.set(address, network);
  }
  return network;
}

function classify(address: string): Network {
  // An IPv4 address in the form of IPv6 counts as the IPv4 address that it is.
  const plain = address.toLowerCase().startsWith('::ffff:') ? addressKey(address) : (address.split('%')[0] ?? '');
  const version = isIP(plain);
  if (version === 0) return 'unknown';
  const family = version === 6 ? 'ipv6' : 'ipv4';
  if (loopback.check(plain, family)) return 'loopback';
  return privateNetworks.check(plain, family) ? 'private' : 'public';
}
