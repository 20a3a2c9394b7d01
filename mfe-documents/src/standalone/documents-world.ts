import type { Club } from '@seed/contracts/clubs';
import type { DocumentRecord } from '@seed/contracts/documents';
import { mockUser } from '@seed/portal-sdk/mocks';

export type KeptDocument = DocumentRecord & { readonly version: number };

/** Documents in memory, newest first, and the clubs that some of them belong to. */
export interface DocumentsWorld {
  documents: KeptDocument[];
  readonly clubs: Club[];
  nextId: number;
}

/** A world of these documents, given newest first. */
export function worldOf(documents: readonly DocumentRecord[]): DocumentsWorld {
  const nextId = Math.max(0, ...documents.map(({ id }) => id)) + 1;
  return { documents: documents.map((document) => ({ ...document, version: 1 })), clubs: [], nextId };
}

/** Adds a document; what is not given is filled in. */
export function addDocument(world: DocumentsWorld, document: Partial<KeptDocument> = {}): KeptDocument {
  const id = world.nextId;
  world.nextId += 1;
  const filled: KeptDocument = {
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
