import type { ReportSubject } from '@seed/community-contracts/reports';
import type { ReportCase } from '@seed/contracts/reports';
import type { TestClient, TestResponse } from '@seed/service-kit/testing/http-client';

/** Reports a part of the profile of a member. */
export function report(client: TestClient, memberId: string, body: object = {}) {
  const sent = { subject: 'profile', reason: 'spam', ...body };
  return client.put<{ detail?: string; errors?: object[] }>(`/api/v1/users/${memberId}/report`, sent);
}

/** The cases with this state, as the Admin ana reads them. */
export async function casesOf(ana: TestClient, state: 'open' | 'decided' = 'open'): Promise<ReportCase[]> {
  return (await ana.get<ReportCase[]>(`/api/v1/community-reports?state=${state}&limit=100`)).body;
}

/** Decides about what is reported of a member. */
export async function decide(
  ana: TestClient,
  { memberId, kind = 'profile' }: { readonly memberId: string; readonly kind?: ReportSubject },
  decision: object,
): Promise<TestResponse<{ detail?: string }>> {
  const cases = [...(await casesOf(ana)), ...(await casesOf(ana, 'decided'))];
  const found = cases.find((item) => item.kind === kind && item.authorID === memberId);
  if (found === undefined) throw new Error(`nothing of ${memberId} is reported`);
  return ana.put(`/api/v1/community-reports/${found.id}/decision`, decision);
}
