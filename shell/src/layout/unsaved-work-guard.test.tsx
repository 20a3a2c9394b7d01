import { act, fireEvent, render, screen } from '@testing-library/react';
import { PortalRouter } from '../navigation/portal-router.ts';
import { RouterProvider } from '../navigation/router-provider.tsx';
import { createPortal } from '../portal/create-portal.ts';
import { PortalContext } from '../portal/portal-context.ts';
import { SessionContext } from '../session/session-context.ts';
import { Session } from '../session/session.ts';
import { bootDocumentFor } from '../testing/boot-document.ts';
import { openPage } from '../testing/open-page.ts';
import { UnsavedWorkGuard } from './unsaved-work-guard.tsx';

jest.mock(
  'keycloak-js',
  () => jest.requireActual<{ keycloakModule: object }>('../testing/fake-keycloak.ts').keycloakModule,
);

const boot = bootDocumentFor();
const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };

const showForm = () => {
  const session = new Session({ boot, log });
  const router = new PortalRouter(() => UnsavedWorkGuard);
  const portal = createPortal({ boot, session, router, log });
  router.guardLeaving(portal.unsaved);
  render(
    <PortalContext value={portal}>
      <SessionContext value={session}>
        <RouterProvider router={router}>
          <UnsavedWorkGuard />
        </RouterProvider>
      </SessionContext>
    </PortalContext>,
  );
  portal.unsaved.setDirty(true);
  return { portal, router };
};

const question = () => screen.queryByRole('alertdialog', { name: 'Leave this page?' });
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const closeTab = () => {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
};

beforeEach(() => {
  openPage('/forums');
  HTMLDialogElement.prototype.showModal = function () {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function () {
    this.removeAttribute('open');
  };
});

it('requires confirmation before a page with unsaved work is left', async () => {
  const { router } = showForm();
  await act(() => router.navigate('/clubs'));
  expect(question()).toBeInTheDocument();
  await press('Stay on this page');
  expect(question()).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/forums');

  await act(() => router.navigate('/clubs'));
  await press('Leave');
  expect(router.state.location.pathname).toBe('/clubs');
  expect(question()).not.toBeInTheDocument();
});

it('requires none within the page or without unsaved work', async () => {
  const { portal, router } = showForm();
  await act(() => router.navigate('/forums?q=grant'));
  expect(question()).not.toBeInTheDocument();
  portal.unsaved.setDirty(false);
  await act(() => router.navigate('/clubs'));
  expect(router.state.location.pathname).toBe('/clubs');
});

it('requires confirmation before a logout', async () => {
  const { portal } = showForm();
  const logOut = jest.fn();
  act(() => portal.unsaved.leave(logOut));
  expect(question()).toBeInTheDocument();
  expect(logOut).not.toHaveBeenCalled();
  await press('Leave');
  expect(logOut).toHaveBeenCalledTimes(1);
});

it('requires confirmation before drafts are deleted', async () => {
  const { portal } = showForm();
  const logOut = jest.fn();
  act(() => portal.unsaved.deleteDrafts(logOut));
  expect(screen.getByRole('alertdialog', { name: 'Log out and delete your drafts?' })).toBeInTheDocument();
  await press('Stay logged in');
  expect(logOut).not.toHaveBeenCalled();
  act(() => portal.unsaved.deleteDrafts(logOut));
  await press('Log out and delete');
  expect(logOut).toHaveBeenCalledTimes(1);
});

it('lets the browser confirm before the tab is closed', () => {
  const { portal } = showForm();
  expect(closeTab()).toBe(true);
  portal.unsaved.setDirty(false);
  expect(closeTab()).toBe(false);
});
