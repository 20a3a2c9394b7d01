import type { MemberAccounts } from '@seed/community-contracts/member-accounts';
import type { Caller } from '@seed/service-kit/caller';
import { forbidden } from '@seed/service-kit/problem-error';
import type { Database } from '@seed/service-kit/transaction';
import { pendingAccountsRepository } from './pending-accounts.repository.ts';

const mostListed = 100;

/** Shows Admins which accounts are still to be created. */
export class AccountsService {
  readonly #pending: ReturnType<typeof pendingAccountsRepository>;
  readonly #isConfigured: boolean;

  constructor(database: Database, { isConfigured }: { readonly isConfigured: boolean }) {
    this.#pending = pendingAccountsRepository(database.manager);
    this.#isConfigured = isConfigured;
  }

  async get(caller: Caller): Promise<MemberAccounts> {
    if (!caller.isAdmin) throw forbidden('Only an Admin sees accounts.');
    const failed = (await this.#pending.failed(mostListed)).map(({ pending: { problem }, profile }) => ({
      memberId: profile.memberId,
      name: profile.name,
      email: profile.loginEmail,
      problem: problem ?? '',
    }));
    return { isConfigured: this.#isConfigured, waiting: await this.#pending.count(), failed };
  }
}
