import { isRecorded, randomHex } from './trace-ids.ts';

// The decisions of TraceIdRatioBasedSampler of @opentelemetry/sdk-trace 2.x, with which the gateway decides.
test.each([
  ['00000001000000000000000000000000', 0.5, true],
  ['7fffffff000000000000000000000000', 0.5, false],
  ['7ffffffe000000000000000000000000', 0.5, true],
  ['ffffffffffffffff0000000000000001', 0.1, true],
  ['4bf92f3577b34da6a3ce929d0e0e4736', 0.5, false],
  ['4bf92f3577b34da6a3ce929d0e0e4736', 0.6, true],
  ['ffffffff000000000000000000000000', 1, true],
  ['00000000000000000000000000000001', 0, false],
])('the trace %s with a share of %d is recorded: %p', (traceId, share, expected) => {
  expect(isRecorded(traceId, share)).toBe(expected);
});

test('an id has two digits for each byte', () => {
  expect(randomHex(16)).toMatch(/^[0-9a-f]{32}$/);
  expect(randomHex(16)).not.toBe(randomHex(16));
});
