import { type LookupAddress, lookup, type LookupOptions } from 'node:dns';
import { BlockList, isIP } from 'node:net';

/** The special addresses of RFC 6890 and its updates: none of them is a host on the internet. */
const special = new BlockList();
const specialV4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
for (const [network, prefix] of specialV4) special.addSubnet(network, prefix);

/** Global unicast; what lies outside is local, mapped or reserved. */
const globalV6 = new BlockList();
globalV6.addSubnet('2000::', 3, 'ipv6');
/** Within it: protocol assignments, documentation, and 6to4, which carries an IPv4 address. */
const specialV6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];
for (const [network, prefix] of specialV6) special.addSubnet(network, prefix, 'ipv6');

/** Whether the address is that of a host on the internet. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !special.check(address);
  return version === 6 && globalV6.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

/** The name resolves to an address that is none of the internet. */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';
  readonly code = 'private_address';
}

type Found = (error: Error | null, address: string | LookupAddress[], family?: number) => void;

/** Looks a name up for a connection, as `dns.lookup`, and fails if one of its addresses is private. */
export function publicLookup(name: string, options: LookupOptions, found: Found): void {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return found(error, []);
    const [first] = addresses;
    if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address))) {
      return found(new PrivateAddressError(`${name} is not a host on the internet`), []);
    }
    if (options.all === true) found(null, addresses);
    else found(null, first.address, first.family);
  });
}
