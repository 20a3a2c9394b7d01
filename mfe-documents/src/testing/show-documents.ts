import type { PortalUser } from '@seed/portal-sdk';
import { showModule, standInUser } from '@seed/portal-sdk/testing';
import { App } from '../app.tsx';
import { documentsAnswers } from '../standalone/documents-answers.ts';
import type { DocumentsWorld } from '../standalone/documents-world.ts';

/** Another member than the one who is signed in. */
export const kenji = { authorID: '11111111-0000-4000-8000-000000000003' } as const;
export const admin: PortalUser = { ...standInUser, id: '11111111-0000-4000-8000-000000000001', isAdmin: true };

/** Opens the module at a URL of the portal, over a world of documents. */
export function showDocuments(at: string, world: DocumentsWorld, user: PortalUser = standInUser) {
  return showModule(App, { at, basename: '/documents', user, answers: documentsAnswers(world, user) });
}
