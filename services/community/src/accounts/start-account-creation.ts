import type { Logger } from '@seed/service-kit/logger';
import type { Database } from '@seed/service-kit/transaction';
import { AccountError, type KeycloakAccounts } from './keycloak-accounts.ts';
import { type PendingAccount, pendingAccountsRepository } from './pending-accounts.repository.ts';
import { nextAttemptAt, startAccountWork } from './start-account-work.ts';

/** The parts that create the accounts. */
export interface AccountCreation {
  readonly accounts: Pick<KeycloakAccounts, 'create'>;
  readonly logger: Logger;
  readonly retryMs?: number | undefined;
}

/** Creates the accounts of imported members, until the returned function is called. */
export function startAccountCreation(database: Database, parts: AccountCreation): () => Promise<void> {
  const stored = pendingAccountsRepository(database.manager);
  return startAccountWork<PendingAccount>({
    due: stored.due,
    attempt: (account) => createAccount(account, { ...parts, stored }),
    failure: 'accounts could not be created; they are created later',
    ...parts,
  });
}

interface Parts extends AccountCreation {
  readonly stored: ReturnType<typeof pendingAccountsRepository>;
}

async function createAccount({ pending, profile }: PendingAccount, parts: Parts): Promise<void> {
  const { stored, accounts, logger, retryMs } = parts;
  if (!(await stored.begin(pending, nextAttemptAt(pending.attempts, retryMs)))) return;
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
