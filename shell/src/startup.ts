import type { BootDocument } from '@seed/contracts/boot';
import type { ModuleLog } from '@seed/portal-sdk/host';
import { readBoot } from './boot/read-boot.ts';
import { constants } from './constants.ts';
import { createLog } from './log.ts';
import { readIntegrity } from './modules/release-files.ts';
import { isLoginCallback } from './session/login-callback.ts';
import { nextTask } from './next-task.ts';
import { startLaterPreloads } from './prefetch/later-preloads.ts';
import { readLocaleData } from './prefetch/locale-data.ts';
import { Session } from './session/session.ts';

export interface Startup {
  readonly boot: BootDocument;
  readonly session: Session;
  /** The work in progress; null on the landing page, where it starts after hydration. */
  readonly pending: PendingStartup | null;
}

interface PendingStartup {
  /** Settles when the session is no longer `checking`. */
  readonly sessionSettled: Promise<void>;
  /** Settles when the response of the silent check is handled: the token is requested, or there is no session. */
  readonly responseHandled: Promise<void>;
  /** Whether the URL contains the identity provider's login response until then. */
  readonly isCallback: boolean;
}

export const log: ModuleLog = createLog('shell');

/**
 * Runs in a script of its own before all others. While those download, it checks for a session, which takes several
 * round trips.
 */
export const startup = runStartup(document);

// `start` handles the error. Without this handler, the browser would report it as unhandled until `start` runs.
startup.catch(() => {});

/**
 * Resolves when the code of the pages may run. The response of the silent check is handled first, because the token takes a
 * round trip, in which that code runs; the other way round one would wait for the other.
 */
export async function silentResponse(): Promise<void> {
  const { pending } = await startup;
  if (!pending || pending.isCallback) return;
  const cap = new Promise((resolve) => setTimeout(resolve, constants.silentResponseCap));
  await Promise.race([pending.responseHandled, pending.sessionSettled, cap]);
}

async function runStartup(page: Document): Promise<Startup> {
  void startLaterPreloads(page);
  readIntegrity(page);
  const boot = readBoot(page);
  const session = new Session({ boot, log });
  const isCallback = isLoginCallback(location.hash);
  const isLanding = page.getElementById('app')?.dataset['page'] === 'landing' && !isCallback;
  if (isLanding) return { boot, session, pending: null };
  const sessionSettled = nextTask().then(() => session.start());
  void readLocaleData();
  return { boot, session, pending: { sessionSettled, responseHandled: responseHandled(), isCallback } };
}

/** The frame of the silent check sends the response as a message, which keycloak-js handles in the same task. */
async function responseHandled(): Promise<void> {
  await new Promise((resolve) => addEventListener('message', resolve, { once: true }));
  await nextTask();
}
