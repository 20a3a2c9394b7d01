/// <reference types="jest" />

/** The time in which a shared resource must start, in milliseconds. */
const startTimeoutMs = 60_000;

/**
 * Starts one resource before the first test of a file and stops it after the last, for a resource that is too expensive
 * to start for each test. Tests that share it use different data.
 *
 * @param start is called once, before the first test
 * @param stop is called with the resource after the last test. Default: its own `stop`, if it has one
 * @returns a function that returns the resource; it works in tests and hooks only
 * @throws Error if it is called before the resource has started
 *
 * @example
 * ```ts
 * const issuer = shared(testIssuer);
 *
 * test('a token has a subject', async () => {
 *   expect(await issuer().token({ sub: 'maria' })).toMatch(/^ey/);
 * });
 * ```
 */
export function shared<Resource>(
  start: () => Promise<Resource>,
  stop: (resource: Resource) => Promise<void> = stopIfPossible,
): () => Resource {
  const started: Resource[] = [];
  beforeAll(async () => {
    started.push(await start());
  }, startTimeoutMs);
  afterAll(async () => {
    for (const resource of started) await stop(resource);
  });
  return () => {
    const [resource] = started;
    if (resource === undefined) throw new Error('The shared resource has not started: use it in tests and hooks only.');
    return resource;
  };
}

async function stopIfPossible(resource: unknown): Promise<void> {
  if (isStoppable(resource)) await resource.stop();
}

function isStoppable(resource: unknown): resource is { stop(): Promise<void> } {
  return typeof resource === 'object' && resource !== null && 'stop' in resource && typeof resource.stop === 'function';
}
