import type { PortalUser } from '@seed/portal-sdk';
import { renderModule, mockUser } from '@seed/portal-sdk/testing';
import { App } from '../app.tsx';
import { documentsMocks } from '../standalone/documents-mocks.ts';
import type { DocumentsWorld } from '../standalone/documents-world.ts';

/** A member who is not signed in. */
export const kenji = { authorID: '11111111-0000-4000-8000-000000000003' } as const;
export const admin: PortalUser = { ...mockUser, id: '11111111-0000-4000-8000-000000000001', isAdmin: true };

/** Opens the module at a URL of the portal, over a world of documents. */
export function renderDocuments(at: string, world: DocumentsWorld, user: PortalUser = mockUser) {
  return renderModule(App, { at, basename: '/documents', user, handlers: documentsMocks(world, user) });
}
