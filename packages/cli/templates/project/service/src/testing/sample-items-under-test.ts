import type { SampleItem } from '@seed/sample-items-contracts/sample-items';
import type { TestClient } from '@seed/service-kit/testing/http-client';
import { serviceUnderTest, type ServiceUnderTest } from '@seed/service-kit/testing/service-under-test';
import { sampleItemsService } from '../service.ts';

export const aNewSampleItem = { title: 'Hello', text: 'Hello, everyone.' };

/** The whole service on a database of its own. */
export function sampleItemsUnderTest(): Promise<ServiceUnderTest> {
  return serviceUnderTest(sampleItemsService, (common) => common);
}

/** Adds a sample item by the client's member. */
export async function aSampleItem(client: TestClient, fields: object = {}): Promise<SampleItem> {
  const response = await client.post<SampleItem>('/api/v1/sample-items', { ...aNewSampleItem, ...fields });
  if (response.status !== 201) throw new Error(`POST /sample-items: ${response.status}`);
  return response.body;
}
