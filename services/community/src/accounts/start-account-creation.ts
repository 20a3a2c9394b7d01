import type { Logger } from '@seed/service-kit/logger';
import { startPolling } from '@seed/service-kit/polling';
import type { Database } from '@seed/service-kit/transaction';
import { AccountError, type KeycloakAccounts } from './keycloak-accounts.ts';
import { type PendingAccount, pendingAccountsRepository } from './pending-accounts.repository.ts';

const pollMs = 2000;
const accountsAtOnce = 10;
/** The pause after the first attempt; it is longer than the calls of an attempt can take. */
const defaultRetryMs = 60_000;
const longestPauseMs = 60 * 60_000;

/** The parts that create the accounts. */
export interface AccountCreation {
  readonly accounts: Pick<KeycloakAccounts, 'create'>;
  readonly logger: Logger;
  readonly retryMs?: number | undefined;
}

/** Creates the accounts of imported members, until the returned function is called. */
export function startAccountCreation(database: Database, parts: AccountCreation): () => Promise<void> {
  const { logger, retryMs = defaultRetryMs } = parts;
  const stored = pendingAccountsRepository(database.manager);
  const createNext = async (isStopped: () => boolean) => {
    const due = await stored.due(new Date(), accountsAtOnce);
    for (const account of due) {
      if (isStopped()) return false;
      await createAccount(account, { ...parts, stored });
    }
    return due.length === accountsAtOnce;
  };
  const round = async (isStopped: () => boolean) => {
    try {
      while (await createNext(isStopped));
      return true;
    } catch (error) {
      logger.warn({ err: error }, 'accounts could not be created; they are created later');
      return false;
    }
  };
  return startPolling(round, { pollMs: Math.min(pollMs, retryMs) });
}

interface Parts extends AccountCreation {
  readonly stored: ReturnType<typeof pendingAccountsRepository>;
}

async function createAccount({ pending, profile }: PendingAccount, parts: Parts): Promise<void> {
  const { stored, accounts, logger, retryMs = defaultRetryMs } = parts;
  const pauseMs = Math.min(retryMs * 2 ** pending.attempts, longestPauseMs);
  if (!(await stored.begin(pending, new Date(Date.now() + pauseMs)))) return;
  try {
    // A member who has signed in has an account.
    if (profile.linkedAt === null) await accounts.create({ email: profile.loginEmail, name: profile.name });
    await stored.delete(pending);
  } catch (error) {
    if (!(error instanceof AccountError)) throw error;
    logger.warn({ err: error, attempts: pending.attempts + 1 }, 'an account could not be created');
    await stored.fail(pending, error.message);
  }
}
