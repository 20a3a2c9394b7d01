import * as z from '@seed/contracts/schema';
import { endpoint } from '@seed/contracts/endpoint';
import { entityId, instant, memberId, permissions, requiredText } from '@seed/contracts/fields';
import { requiredLink } from '@seed/contracts/links';
import { clubKeyPattern } from '@seed/clubs-contracts/clubs';
import { listOf, pageQuery, searchWords } from '@seed/contracts/lists';

const service = 'documents';

/** Categories with a tile of their own, in their order. Each club has one too, named by its key. */
export const documentCategories = [
  'Academic',
  'Collaborative',
  'SEED-2022',
  'SEED-2023',
  'SEED-2024',
  'SEED-2025',
] as const;

const categoryOrClub = new RegExp(`^(?:${documentCategories.join('|')})$|${clubKeyPattern.source}`);

/** Every key of a club is accepted, so that a new club can have documents at once. */
export const documentClassification = z.string().check(z.regex(categoryOrClub, 'There is no such category.'));

/** Greatest length in code points. */
export const documentLimits = { name: 200 } as const;

export const documentRequired = 'Please fill in all fields.';

/** A document without permissions: a row of the static file `/mock/documents.json`. */
export const documentRecord = z.object({
  id: entityId,
  name: z.string(),
  url: z.string(),
  classification: z.string(),
  authorID: memberId,
  creationDate: instant,
});

export type DocumentRecord = z.infer<typeof documentRecord>;

export const libraryDocument = z.extend(documentRecord, { permissions }).check(z.meta({ id: 'Document' }));

export type LibraryDocument = z.infer<typeof libraryDocument>;

const name = requiredText({ max: documentLimits.name, required: documentRequired, label: 'The name' });
const url = requiredLink(documentRequired);

export const newDocument = z.object({ name, url, classification: documentClassification });
export const documentChange = z.partial(newDocument);

export const listDocuments = endpoint({
  operation: 'listDocuments',
  service,
  method: 'GET',
  path: '/documents',
  summary: 'Documents, newest first',
  query: z.extend(pageQuery, {
    category: z.optional(z.string().check(z.maxLength(60))).check(z.describe('Only documents of this classification')),
    q: searchWords,
  }),
  response: listOf(libraryDocument),
  status: 200,
  paged: true,
});

export const getDocument = endpoint({
  operation: 'getDocument',
  service,
  method: 'GET',
  path: '/documents/:id',
  summary: 'One document',
  params: z.object({ id: entityId }),
  response: libraryDocument,
  status: 200,
});

export const createDocument = endpoint({
  operation: 'createDocument',
  service,
  method: 'POST',
  path: '/documents',
  summary: 'Add a document (any member)',
  body: newDocument,
  response: libraryDocument,
  status: 201,
});

export const updateDocument = endpoint({
  operation: 'updateDocument',
  service,
  method: 'PUT',
  path: '/documents/:id',
  summary: 'Change a document (its creator or an Admin)',
  params: z.object({ id: entityId }),
  body: documentChange,
  response: libraryDocument,
  status: 200,
});

export const restoreDocument = endpoint({
  operation: 'restoreDocument',
  service,
  method: 'PUT',
  path: '/documents/:id/restoration',
  summary: 'Undo the deletion of a document within ten seconds (the member who deleted it); it may be repeated',
  params: z.object({ id: entityId }),
  response: libraryDocument,
  status: 200,
});

export const deleteDocument = endpoint({
  operation: 'deleteDocument',
  service,
  method: 'DELETE',
  path: '/documents/:id',
  summary: 'Delete a document (its creator or an Admin)',
  params: z.object({ id: entityId }),
  status: 204,
});
