import type { Club } from '@seed/clubs-contracts/clubs';
import type { DocumentRecord } from '@seed/documents-contracts/documents';
import { mockUser } from '@seed/portal-sdk/mocks';

export type StoredDocument = DocumentRecord & { readonly version: number };

/** Documents in memory, newest first, and the clubs that some of them belong to. */
export interface DocumentsWorld {
  documents: StoredDocument[];
  /** Those that may be restored. */
  readonly deleted: StoredDocument[];
  readonly clubs: Club[];
  nextId: number;
}

/** Creates a world with these documents, newest first. */
export function worldOf(documents: readonly DocumentRecord[]): DocumentsWorld {
  const nextId = Math.max(0, ...documents.map(({ id }) => id)) + 1;
  return { documents: documents.map((document) => ({ ...document, version: 1 })), deleted: [], clubs: [], nextId };
}

/** Adds a document; missing fields get defaults. */
export function addDocument(world: DocumentsWorld, document: Partial<StoredDocument> = {}): StoredDocument {
  const id = world.nextId;
  world.nextId += 1;
  const filled: StoredDocument = {
    id,
    name: `Document ${id}`,
    url: `https://example.org/${id}`,
    classification: 'Academic',
    authorID: mockUser.id,
    creationDate: new Date().toISOString(),
    version: 1,
    ...document,
  };
  world.documents.unshift(filled);
  return filled;
}
