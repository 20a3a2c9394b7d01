const loopback = ['localhost', '127.0.0.1'];

/** Where the portal may be: the issuer's origin, and this machine's other names where that is this machine. */
export function trustedOrigins(issuer: string): ReadonlySet<string> {
  const { origin, protocol, hostname, port } = new URL(issuer);
  if (!loopback.includes(hostname)) return new Set([origin]);
  return new Set(loopback.map((name) => new URL(`${protocol}//${name}${port === '' ? '' : `:${port}`}`).origin));
}
