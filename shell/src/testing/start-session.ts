import type { BootDocument } from '@seed/contracts/boot';
import { Session } from '../session/session.ts';
import { bootDocumentFor } from './boot-document.ts';
import { maria, provider } from './fake-keycloak.ts';
import { pageLifetime } from './open-page.ts';

/** Creates a session that ends when the test opens the next page. */
export function createSession(changes: Partial<BootDocument> = {}) {
  const errors: { readonly message: string; readonly fields: Readonly<Record<string, unknown>> }[] = [];
  const visits: string[] = [];
  const log = {
    info: () => {},
    warn: () => {},
    error: (message: string, fields: Record<string, unknown> = {}) => void errors.push({ message, fields }),
  };
  const visit = (url: string) => void visits.push(url);
  const session = new Session({ boot: bootDocumentFor(changes), log, visit, lifetime: pageLifetime() });
  return { session, errors, visits };
}

/** Starts a session with the provider as it is. */
export async function startSession(changes: Partial<BootDocument> = {}) {
  const started = createSession(changes);
  await started.session.start();
  return started;
}

/** Starts a session of María, who is signed in at the provider. */
export function startSignedIn(changes: Partial<BootDocument> = {}) {
  provider.member = maria;
  return startSession(changes);
}
