import type { TestClient } from './http-client.ts';

export interface RaceResult {
  /** The bodies of the responses with status 200. */
  readonly winners: readonly unknown[];
  /** The entity as it is read afterwards. */
  readonly stored: unknown;
  /** The statuses of all other responses. */
  readonly otherStatuses: readonly number[];
}

/** Sends all changes at once, each with the `If-Match` of the state that is stored now. */
export async function raceUpdates(client: TestClient, path: string, changes: readonly object[]): Promise<RaceResult> {
  const headers = { 'If-Match': (await client.get(path)).headers.get('etag') ?? '' };
  const responses = await Promise.all(changes.map((change) => client.put(path, change, { headers })));
  const otherStatuses = responses.map(({ status }) => status).filter((status) => status !== 200);
  const winners = responses.flatMap(({ status, body }) => (status === 200 ? [body] : []));
  return { winners, stored: (await client.get(path)).body, otherStatuses };
}
