import type { TestClient } from './http-client.ts';

/** The outcome of concurrent updates. */
export interface RaceResult {
  /** The bodies of the responses with status 200. */
  readonly winners: readonly unknown[];
  /** The entity after all updates. */
  readonly stored: unknown;
  /** The statuses of all other responses. */
  readonly otherStatuses: readonly number[];
}

/**
 * Sends all changes at once, each with the `If-Match` of the stored version.
 *
 * @param path the path of the entity
 *
 * @example
 * ```ts
 * const { winners, otherStatuses } = await raceUpdates(client, '/api/v1/clubs/1', [{ name: 'A' }, { name: 'B' }]);
 * expect([winners.length, otherStatuses]).toEqual([1, [412]]);
 * ```
 */
export async function raceUpdates(client: TestClient, path: string, changes: readonly object[]): Promise<RaceResult> {
  const headers = { 'If-Match': (await client.get(path)).headers.get('etag') ?? '' };
  const responses = await Promise.all(changes.map((change) => client.put(path, change, { headers })));
  const otherStatuses = responses.map(({ status }) => status).filter((status) => status !== 200);
  const winners = responses.flatMap(({ status, body }) => (status === 200 ? [body] : []));
  return { winners, stored: (await client.get(path)).body, otherStatuses };
}
