import type { LibraryDocument } from '@seed/contracts/documents';
import { getDocument } from '@seed/contracts/documents';
import { entityId } from '@seed/contracts/fields';
import { queryFor, useApi } from '@seed/portal-sdk';
import type { Reply } from '@seed/portal-sdk';
import { useQuery } from '@tanstack/react-query';

/** The document's id in a URL; null if it cannot be one. */
export function documentIdOf(segment: string | undefined): number | null {
  return entityId.safeParse(segment).data ?? null;
}

/** The document with its ETag: what an edit starts from. */
export function useDocumentToEdit(id: number) {
  const query = queryFor(useApi(), getDocument, { params: { id } });
  return useQuery({ ...query, select: (reply: Reply<LibraryDocument>) => reply });
}
