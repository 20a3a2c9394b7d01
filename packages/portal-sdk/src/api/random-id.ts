/** 128 random bits in hex. Unlike `crypto.randomUUID` it also works without TLS, e.g. on a phone in the same network. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
