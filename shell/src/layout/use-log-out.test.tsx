import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createPortal } from '../portal/create-portal.ts';
import { PortalContext } from '../portal/portal-context.ts';
import { SessionContext } from '../session/session-context.ts';
import { maria, provider } from '../testing/fake-keycloak.ts';
import { bootDocumentFor } from '../testing/boot-document.ts';
import { openPage } from '../testing/open-page.ts';
import { startSignedIn } from '../testing/start-session.ts';
import { UnsavedWorkGuard } from './unsaved-work-guard.tsx';
import { useLogOut } from './use-log-out.ts';

jest.mock(
  'keycloak-js',
  () => jest.requireActual<{ keycloakModule: object }>('../testing/fake-keycloak.ts').keycloakModule,
);

const draftOf = (member: unknown) => `seed.draft.${String(member)}.comment-3`;

const LogOutButton = () => <button onClick={useLogOut()}>Log Out</button>;

async function showButton() {
  const { session } = await startSignedIn();
  const boot = bootDocumentFor();
  const element = (
    <>
      <LogOutButton />
      <UnsavedWorkGuard />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  render(
    <PortalContext value={createPortal({ boot, session, router, log })}>
      <SessionContext value={session}>
        <RouterProvider router={router} />
      </SessionContext>
    </PortalContext>,
  );
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => {
  openPage('/forums');
  HTMLDialogElement.prototype.showModal = function () {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function () {
    this.removeAttribute('open');
  };
});

it('logs out at once when there are no drafts of the member', async () => {
  localStorage.setItem(draftOf('another-member'), '{}');
  await showButton();
  await press('Log Out');
  expect(provider.logouts).toHaveLength(1);
  expect(localStorage.getItem(draftOf('another-member'))).toBe('{}');
});

it("keeps the member's drafts until they confirm, then deletes these and no others", async () => {
  localStorage.setItem(draftOf(maria['sub']), '{}');
  localStorage.setItem(draftOf('another-member'), '{}');
  localStorage.setItem('seed.theme', 'dark');
  await showButton();
  await press('Log Out');
  expect(provider.logouts).toHaveLength(0);
  await press('Stay logged in');
  expect(localStorage.getItem(draftOf(maria['sub']))).toBe('{}');

  await press('Log Out');
  await press('Log out and delete');
  expect(provider.logouts).toHaveLength(1);
  expect(localStorage.getItem(draftOf(maria['sub']))).toBeNull();
  expect(localStorage.getItem(draftOf('another-member'))).toBe('{}');
  expect(localStorage.getItem('seed.theme')).toBe('dark');
});

it('deletes a draft that a form saves while the page is left', async () => {
  await showButton();
  window.addEventListener('pagehide', () => localStorage.setItem(draftOf(maria['sub']), '{}'), { once: true });
  await press('Log Out');
  window.dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem(draftOf(maria['sub']))).toBeNull();
});
