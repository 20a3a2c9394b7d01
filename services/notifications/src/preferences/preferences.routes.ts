import {
  getNotificationPreferences,
  updateNotificationPreferences,
} from '@seed/notifications-contracts/notification-preferences';
import type { ServiceRouter } from '@seed/service-kit/request-state';
import { ok } from '@seed/service-kit/response';
import { route } from '@seed/service-kit/route';
import type { PreferencesService } from './preferences.service.ts';

export function preferencesRoutes(router: ServiceRouter, preferences: PreferencesService): void {
  route(router, getNotificationPreferences, async ({ caller }) => ok(await preferences.get(caller)));

  route(router, updateNotificationPreferences, async ({ body, caller }) => ok(await preferences.update(body, caller)));
}
