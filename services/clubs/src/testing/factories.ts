import type { Club } from '@seed/clubs-contracts/clubs';
import type { TestClient } from '@seed/service-kit/testing/http-client';

let made = 0;

/** A body for a new club, with values that no other club has. */
export function newClub(fields: object = {}) {
  made += 1;
  return { name: `Club ${made}`, key: `Club${made}`, route: `/clubs/club-${made}`, ...fields };
}

/** A club by the client, who must be an Admin. */
export async function aClub(client: TestClient, fields: object = {}): Promise<Club> {
  const response = await client.post<Club>('/api/v1/clubs', newClub(fields));
  if (response.status !== 201) throw new Error(`POST /clubs answered ${response.status}`);
  return response.body;
}
