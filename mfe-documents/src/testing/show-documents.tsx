import type { PortalUser } from '@seed/portal-sdk';
import { ModuleRoot, standInUser, testPortal } from '@seed/portal-sdk/testing';
import type { TestPortal } from '@seed/portal-sdk/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../app.tsx';
import { documentsAnswers } from '../standalone/documents-answers.ts';
import type { DocumentsWorld } from '../standalone/documents-world.ts';

/** Another member than the one who is signed in. */
export const kenji = { authorID: '11111111-0000-4000-8000-000000000003' } as const;
export const admin: PortalUser = { ...standInUser, id: '11111111-0000-4000-8000-000000000001', isAdmin: true };

export interface ShownDocuments extends TestPortal {
  readonly member: ReturnType<typeof userEvent.setup>;
  /** Leaves the page as a reload does, and shows what the URL says again. */
  reload(): ShownDocuments;
}

/** Opens the module at a URL of the portal, over a world of documents. */
export function showDocuments(at: string, world: DocumentsWorld, user: PortalUser = standInUser): ShownDocuments {
  const portal = testPortal({ at, basename: '/documents', user, answers: documentsAnswers(world, user) });
  const member = userEvent.setup();
  const { unmount } = render(<ModuleRoot app={App} portal={portal.props} />);
  const reload = () => {
    act(() => void dispatchEvent(new Event('pagehide')));
    unmount();
    const { pathname, search } = portal.props.navigation.getLocation();
    return showDocuments(pathname + search, world, user);
  };
  return Object.assign(portal, { member, reload });
}

/** Chooses from the menu behind a button. */
export async function choose(member: ShownDocuments['member'], menu: string, item: string): Promise<void> {
  await member.click(await screen.findByRole('button', { name: menu }));
  await member.click(await screen.findByRole('menuitem', { name: item }));
}
