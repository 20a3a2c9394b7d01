import { endOtherSessions, endSession, listSessions } from '@seed/community-contracts/sessions';
import type { ServiceRouter } from '@seed/service-kit/request-state';
import { noContent, ok } from '@seed/service-kit/response';
import { route } from '@seed/service-kit/route';
import type { AccountApi } from './account-api.ts';
import { presentSessions } from './session.presenter.ts';

const mostSessions = 500;

export function sessionsRoutes(router: ServiceRouter, account: AccountApi): void {
  route(router, listSessions, async ({ token }) => {
    const devices = await account.devices(token);
    const sessions = presentSessions(devices ?? []).slice(0, mostSessions);
    return ok({ isAvailable: devices !== undefined, sessions });
  });

  route(router, endSession, async ({ params, token }) => {
    await account.end(params.id, token);
    return noContent();
  });

  route(router, endOtherSessions, async ({ token }) => {
    await account.endOthers(token);
    return noContent();
  });
}
