import type { Club } from '@seed/contracts/clubs';
import type { TestClient } from '@seed/service-kit/testing/http-client';

let made = 0;

/** What a club needs that no other club has. */
export function newClub(fields: object = {}) {
  made += 1;
  return { name: `Club ${made}`, key: `Club${made}`, route: `/clubs/club-${made}`, ...fields };
}

/** A club by the client, who must be an Admin. */
export async function aClub(client: TestClient, fields: object = {}): Promise<Club> {
  const answer = await client.post<Club>('/api/v1/clubs', newClub(fields));
  if (answer.status !== 201) throw new Error(`POST /clubs answered ${answer.status}`);
  return answer.body;
}
