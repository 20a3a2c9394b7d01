import { listClubs } from '@seed/contracts/clubs';
import { createDocument, deleteDocument, getDocument, listDocuments, updateDocument } from '@seed/contracts/documents';
import type { LibraryDocument } from '@seed/contracts/documents';
import { normalizeLink } from '@seed/contracts/fields';
import type { PortalUser } from '@seed/portal-sdk';
import { answer, createdOnce, found, pageOf, standInUser, unchanged } from '@seed/portal-sdk/answers';
import type { StandInAnswer } from '@seed/portal-sdk/answers';
import { nameMatches } from '../features/documents/name-matches.ts';
import { addDocument } from './documents-world.ts';
import type { DocumentsWorld, KeptDocument } from './documents-world.ts';

/** Answers as the documents service, and of clubs theirs, give them to the user, over a world in memory. */
export function documentsAnswers(world: DocumentsWorld, user: PortalUser = standInUser): StandInAnswer[] {
  return [...libraryAnswers(world, user), answer(listClubs, () => ({ data: world.clubs }))];
}

function libraryAnswers(world: DocumentsWorld, user: PortalUser): StandInAnswer[] {
  const present = (id: number) => {
    const document = found(world.documents, id);
    return { data: presentDocument(document, user), etag: `"${document.version}-0"` };
  };
  const once = createdOnce();
  return [
    answer(listDocuments, ({ query }) => {
      const { category, q = '' } = query;
      const ofCategory = world.documents.filter((one) => category === undefined || one.classification === category);
      const { rows, next } = pageOf(
        ofCategory.filter(({ name }) => nameMatches(name, q)),
        query,
      );
      return { data: rows.map((document) => presentDocument(document, user)), next };
    }),
    answer(getDocument, ({ params }) => present(params.id)),
    answer(createDocument, ({ body: { name, url, classification }, headers }) =>
      present(
        once(headers, () => addDocument(world, { name, url: stored(url), classification, authorID: user.id }).id),
      ),
    ),
    answer(updateDocument, ({ params: { id }, body: { name, url }, headers }) => {
      const document = unchanged(found(world.documents, id), headers);
      const changed: KeptDocument = {
        ...document,
        name: name ?? document.name,
        url: url === undefined ? document.url : stored(url),
        version: document.version + 1,
      };
      world.documents = world.documents.map((one) => (one.id === id ? changed : one));
      return present(id);
    }),
    answer(deleteDocument, ({ params: { id } }) => {
      found(world.documents, id);
      world.documents = world.documents.filter((document) => document.id !== id);
      return {};
    }),
  ];
}

function presentDocument({ version: _, ...document }: KeptDocument, user: PortalUser): LibraryDocument {
  const may = user.isAdmin || document.authorID === user.id;
  return { ...document, permissions: { update: may, delete: may } };
}

/** As the service stores a link: a bare host gets https. */
function stored(url: string): string {
  return normalizeLink(url) ?? url;
}
