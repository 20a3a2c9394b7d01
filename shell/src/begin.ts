import type { BootDocument } from '@seed/contracts/boot';
import type { ModuleLog } from '@seed/portal-sdk/host';
import { readBoot } from './boot/read-boot.ts';
import { createLog } from './log.ts';
import { createEarlyFetch } from './portal/early-fetch.ts';
import { isLoginCallback } from './session/login-callback.ts';
import { nextTask } from './next-task.ts';
import { Session } from './session/session.ts';

export interface Beginning {
  readonly boot: BootDocument;
  readonly session: Session;
  /** What is under way; null on the landing page, taken over as the build drew it, where all of it can wait. */
  readonly underWay: UnderWay | null;
}

interface UnderWay {
  /** Settles when it is known who is signed in. */
  readonly settled: Promise<void>;
  /** Whether the identity provider's answer to a login is in the URL until then. */
  readonly isCallback: boolean;
  /** For calls of the API. */
  readonly fetch: typeof fetch;
}

export const log: ModuleLog = createLog('shell');

/**
 * A script of its own, ahead of all others: while they are on their way, the session is looked for, which takes several
 * round trips, and then what the page will show.
 */
export const beginning = begin(document);

// `start` tells what went wrong, as soon as it is there to tell.
beginning.catch(() => {});

async function begin(page: Document): Promise<Beginning> {
  const boot = readBoot(page);
  const session = new Session({ boot, log });
  const isCallback = isLoginCallback(location.hash);
  const isLanding = page.getElementById('app')?.dataset['page'] === 'landing' && !isCallback;
  if (isLanding) return { boot, session, underWay: null };
  const early = createEarlyFetch({ boot, session, pathname: location.pathname });
  const settled = nextTask().then(() => session.start());
  return { boot, session, underWay: { settled, isCallback, fetch: early } };
}
