import { listClubs } from '@seed/clubs-contracts/clubs';
import {
  createDocument,
  deleteDocument,
  getDocument,
  listDocuments,
  restoreDocument,
  updateDocument,
} from '@seed/documents-contracts/documents';
import type { LibraryDocument } from '@seed/documents-contracts/documents';
import { normalizeLink } from '@seed/contracts/links';
import type { PortalUser } from '@seed/portal-sdk';
import { mockEndpoint, idempotentCreate, findOrNotFound, pageOf, mockUser, matchVersion } from '@seed/portal-sdk/mocks';
import type { MockHandler } from '@seed/portal-sdk/mocks';
import { nameMatches } from '../features/documents/name-matches.ts';
import { addDocument } from './documents-world.ts';
import type { DocumentsWorld, StoredDocument } from './documents-world.ts';

/** The responses of the documents and clubs services for this member, over a world in memory. */
export function documentsMocks(world: DocumentsWorld, user: PortalUser = mockUser): MockHandler[] {
  const clubs = mockEndpoint(listClubs, () => ({ data: world.clubs }));
  return [...libraryMocks(world, user), ...deletionMocks(world, user), clubs];
}

function libraryMocks(world: DocumentsWorld, user: PortalUser): MockHandler[] {
  const present = (id: number) => {
    const document = findOrNotFound(world.documents, id);
    return { data: presentDocument(document, user), etag: `"${document.version}-0"` };
  };
  const once = idempotentCreate();
  return [
    mockEndpoint(listDocuments, ({ query }) => {
      const { category, q = '' } = query;
      const ofCategory = world.documents.filter((one) => category === undefined || one.classification === category);
      const { rows, next } = pageOf(
        ofCategory.filter(({ name }) => nameMatches(name, q)),
        query,
      );
      return { data: rows.map((document) => presentDocument(document, user)), next };
    }),
    mockEndpoint(getDocument, ({ params }) => present(params.id)),
    mockEndpoint(createDocument, ({ body: { name, url, classification }, headers }) =>
      present(
        once(headers, () => addDocument(world, { name, url: stored(url), classification, authorID: user.id }).id),
      ),
    ),
    mockEndpoint(updateDocument, ({ params: { id }, body: { name, url }, headers }) => {
      const document = matchVersion(findOrNotFound(world.documents, id), headers);
      const changed: StoredDocument = {
        ...document,
        name: name ?? document.name,
        url: url === undefined ? document.url : stored(url),
        version: document.version + 1,
      };
      world.documents = world.documents.map((one) => (one.id === id ? changed : one));
      return present(id);
    }),
  ];
}

function deletionMocks(world: DocumentsWorld, user: PortalUser): MockHandler[] {
  return [
    mockEndpoint(deleteDocument, ({ params: { id } }) => {
      world.deleted.push(findOrNotFound(world.documents, id));
      world.documents = world.documents.filter((document) => document.id !== id);
      return {};
    }),
    mockEndpoint(restoreDocument, ({ params: { id } }) => {
      const restored = findOrNotFound(world.deleted, id);
      const others = world.documents.filter((document) => document.id !== id);
      world.documents = [...others, restored].toSorted((one, other) => other.id - one.id);
      return { data: presentDocument(restored, user) };
    }),
  ];
}

function presentDocument({ version: _, ...document }: StoredDocument, user: PortalUser): LibraryDocument {
  const may = user.isAdmin || document.authorID === user.id;
  return { ...document, permissions: { update: may, delete: may } };
}

/** The link as the service stores it: a bare host gets https. */
function stored(url: string): string {
  return normalizeLink(url) ?? url;
}
