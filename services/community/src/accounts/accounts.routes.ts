import { getMemberAccounts } from '@seed/community-contracts/member-accounts';
import { ok } from '@seed/service-kit/response';
import type { ServiceRouter } from '@seed/service-kit/request-state';
import { route } from '@seed/service-kit/route';
import type { AccountsService } from './accounts.service.ts';

export function accountsRoutes(router: ServiceRouter, accounts: AccountsService): void {
  route(router, getMemberAccounts, async ({ caller }) => ok(await accounts.get(caller)));
}
