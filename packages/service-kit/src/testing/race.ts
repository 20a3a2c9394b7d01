import type { TestClient } from './http-client.ts';

export interface Race {
  /** What those whose change was made were answered. */
  readonly winners: readonly unknown[];
  /** What is stored afterwards. */
  readonly stored: unknown;
  /** The statuses of all others. */
  readonly others: readonly number[];
}

/** Sends all the changes at once, each based on the state that is stored now. */
export async function raceFromOneState(client: TestClient, path: string, changes: readonly object[]): Promise<Race> {
  const headers = { 'If-Match': (await client.get(path)).headers.get('etag') ?? '' };
  const answers = await Promise.all(changes.map((change) => client.put(path, change, { headers })));
  const others = answers.map(({ status }) => status).filter((status) => status !== 200);
  const winners = answers.flatMap(({ status, body }) => (status === 200 ? [body] : []));
  return { winners, stored: (await client.get(path)).body, others };
}
