import type { LibraryDocument } from '@seed/documents-contracts/documents';
import type { Caller } from '@seed/service-kit/caller';
import type { DocumentRow } from './document.entity.ts';
import { documentPermissions } from './document.policy.ts';

/** The document as the contract has it, for this caller. */
export function presentDocument(document: DocumentRow, caller: Caller): LibraryDocument {
  return {
    id: document.id,
    name: document.name,
    url: document.url,
    classification: document.classification,
    authorID: document.authorId,
    creationDate: document.createdAt.toISOString(),
    permissions: documentPermissions(document, caller),
  };
}
