import type { ReportCase } from '@seed/contracts/reports';
import type { TestClient, TestResponse } from '@seed/service-kit/testing/http-client';

/** Reports what is at the path below `/api/v1`, such as `/forums/7`. */
export function report(client: TestClient, path: string, body: object = { reason: 'spam' }) {
  return client.put<{ detail?: string; errors?: object[] }>(`/api/v1${path}/report`, body);
}

/** The cases with this state, as the Admin ana reads them. */
export async function casesOf(ana: TestClient, state: 'open' | 'decided' = 'open'): Promise<ReportCase[]> {
  return (await ana.get<ReportCase[]>(`/api/v1/forum-reports?state=${state}&limit=100`)).body;
}

/** Decides about the newest case of the page of this path. */
export async function decide(
  ana: TestClient,
  href: string,
  decision: object,
): Promise<TestResponse<{ detail?: string }>> {
  const cases = [...(await casesOf(ana)), ...(await casesOf(ana, 'decided'))];
  const found = cases.find((item) => item.href === href);
  if (found === undefined) throw new Error(`nothing at ${href} is reported`);
  return ana.put(`/api/v1/forum-reports/${found.id}/decision`, decision);
}
