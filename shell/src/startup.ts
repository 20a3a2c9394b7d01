import type { BootDocument } from '@seed/contracts/boot';
import type { ModuleLog } from '@seed/portal-sdk/host';
import { readBoot } from './boot/read-boot.ts';
import { createLog } from './log.ts';
import { readIntegrity } from './modules/release-files.ts';
import { isLoginCallback } from './session/login-callback.ts';
import { nextTask } from './next-task.ts';
import { startLaterPreloads } from './prefetch/later-preloads.ts';
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

async function runStartup(page: Document): Promise<Startup> {
  startLaterPreloads(page);
  readIntegrity(page);
  const boot = readBoot(page);
  const session = new Session({ boot, log });
  const isCallback = isLoginCallback(location.hash);
  const isLanding = page.getElementById('app')?.dataset['page'] === 'landing' && !isCallback;
  if (isLanding) return { boot, session, pending: null };
  const sessionSettled = nextTask().then(() => session.start());
  return { boot, session, pending: { sessionSettled, isCallback } };
}
