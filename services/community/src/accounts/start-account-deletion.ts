import type { Logger } from '@seed/service-kit/logger';
import type { Database } from '@seed/service-kit/transaction';
import type { AccountDeletionRow } from './account-deletion.entity.ts';
import { accountDeletionsRepository } from './account-deletions.repository.ts';
import { AccountError, type KeycloakAccounts } from './keycloak-accounts.ts';
import { nextAttemptAt, startAccountWork } from './start-account-work.ts';

/** The parts that delete the accounts. */
export interface AccountDeletion {
  readonly accounts: Pick<KeycloakAccounts, 'delete' | 'idOf'>;
  readonly logger: Logger;
  readonly retryMs?: number | undefined;
}

/** Deletes the accounts of removed members, until the returned function is called. */
export function startAccountDeletion(database: Database, parts: AccountDeletion): () => Promise<void> {
  const stored = accountDeletionsRepository(database.manager);
  return startAccountWork<AccountDeletionRow>({
    due: stored.due,
    attempt: (row) => deleteAccount(row, { ...parts, stored }),
    failure: 'accounts could not be deleted; they are deleted later',
    ...parts,
  });
}

interface Parts extends AccountDeletion {
  readonly stored: ReturnType<typeof accountDeletionsRepository>;
}

async function deleteAccount(row: AccountDeletionRow, parts: Parts): Promise<void> {
  const { stored, accounts, logger, retryMs } = parts;
  if (!(await stored.begin(row, nextAttemptAt(row.attempts, retryMs)))) return;
  try {
    const accountId = row.accountId ?? (await unclaimedAccount(row, parts));
    if (accountId !== undefined) await accounts.delete(accountId);
    await stored.delete(row);
  } catch (error) {
    if (!(error instanceof AccountError)) throw error;
    logger.warn({ err: error, attempts: row.attempts + 1 }, 'an account could not be deleted');
  }
}

/** The account with the e-mail of a removed member who never signed in, unless it belongs to another member by now. */
async function unclaimedAccount({ loginEmail }: AccountDeletionRow, parts: Parts): Promise<string | undefined> {
  const found = loginEmail === null ? undefined : await parts.accounts.idOf(loginEmail);
  return found !== undefined && (await parts.stored.isMembers(found)) ? undefined : found;
}
