import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BootDocument, BootModule } from '@seed/contracts/boot';
import { moduleManifest } from '@seed/contracts/module-manifest';
import { act, render, screen } from '@testing-library/react';
import { App } from '../app.tsx';
import { createPortalRouter } from '../router.tsx';
import { browserFetch } from '../session/browser-fetch.ts';
import { Session } from '../session/session.ts';
import { bootDocumentFor } from './boot-document.ts';
import { maria, provider } from './fake-keycloak.ts';
import { openPage } from './open-page.ts';
import { releaseOf } from './release.ts';

/** The requests of the portal; a test file that uses it mocks `session/browser-fetch.ts`. */
export const sent = jest.mocked(browserFetch);

/** The address of a request in `sent`. */
export const addressOf = (input: RequestInfo | URL) => (input instanceof Request ? input.url : String(input));

/** A list that a module declares for every login. */
export const list = { operation: 'listPosts', path: '/forums', query: {}, paged: false, retry: 'list' } as const;

/** Prepares a browser with an empty storage where María is signed in and every list is empty. */
export function openBrowser(): void {
  openPage('/');
  provider.member = maria;
  sent.mockReset().mockImplementation(async () => Response.json([]));
  const noLayout = jest.fn(() => ({ observe: jest.fn(), disconnect: jest.fn() }));
  Object.assign(window, { fetch: sent, scrollTo: jest.fn() });
  Object.assign(window, { ResizeObserver: noLayout, IntersectionObserver: noLayout });
  // jsdom lacks the methods of <dialog>.
  HTMLDialogElement.prototype.showModal = function () {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function () {
    this.removeAttribute('open');
  };
}

/** Renders the whole portal at a path and resolves when the session check is complete. */
export async function showPortal(
  path: string,
  modules = [releaseOf('forums', { prefetch: [list] })],
  changes: Partial<BootDocument> = {},
) {
  history.replaceState(null, '', path);
  const boot = bootDocumentFor({ modules, ...changes });
  const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
  const session = new Session({ boot, log });
  const router = createPortalRouter({ boot, session, log });
  const { unmount } = render(<App boot={boot} session={session} router={router} />);
  await act(() => session.start());
  return { session, router, unmount };
}

/** Releases with the manifests of this repository's modules; nothing is fetched ahead. */
export function ownModules(): BootModule[] {
  const root = join(__dirname, '../../..');
  return readdirSync(root)
    .filter((name) => name.startsWith('mfe-'))
    .map((name) => {
      const manifest = moduleManifest.parse(JSON.parse(readFileSync(join(root, name, 'module.json'), 'utf8')));
      return releaseOf(manifest.id, { manifest });
    });
}

/** Resolves to the heading of the main menu, once its data has loaded. */
export const greeting = () => screen.findByRole('heading', { level: 1, name: 'What would you like to do today María' });
