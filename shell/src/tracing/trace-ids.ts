/** Random bytes as hexadecimal digits, two for each. */
export function randomHex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}

/**
 * Whether a trace is recorded. The gateway decides in the same way by the id, so that a trace is recorded as a whole.
 *
 * @see TraceIdRatioBased of https://opentelemetry.io/docs/specs/otel/trace/sdk/
 */
export function isRecorded(traceId: string, share: number): boolean {
  const parts = traceId.match(/.{8}/g) ?? [];
  const sum = parts.reduce((total, part) => (total ^ Number.parseInt(part, 16)) >>> 0, 0);
  return sum < (share === 1 ? 2 ** 32 : Math.floor(share * 0xffffffff));
}
