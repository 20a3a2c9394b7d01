import type { LibraryDocument } from '@seed/documents-contracts/documents';
import type { TestClient } from '@seed/service-kit/testing/http-client';

export const aNewDocument = { name: 'Handbook', url: 'https://example.org/handbook', classification: 'Academic' };

/** A document by the client's member. */
export async function aDocument(client: TestClient, fields: object = {}): Promise<LibraryDocument> {
  const response = await client.post<LibraryDocument>('/api/v1/documents', { ...aNewDocument, ...fields });
  if (response.status !== 201) throw new Error(`POST /documents answered ${response.status}`);
  return response.body;
}
