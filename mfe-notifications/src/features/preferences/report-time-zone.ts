import {
  getNotificationPreferences,
  updateNotificationPreferences,
} from '@seed/notifications-contracts/notification-preferences';
import { updateCachedData, type useApi } from '@seed/portal-sdk';
import { ownTimeZone } from '@seed/ui/formats';

/** Reports the time zone of this browser once a visit, so that the e-mail comes at 17:00 there. */
export async function reportTimeZone(api: ReturnType<typeof useApi>): Promise<void> {
  const timeZone = ownTimeZone();
  const queryFn = () => api(updateNotificationPreferences, { body: { timeZone } });
  const saved = await api.cache.fetchQuery({
    queryKey: ['reported-zone', timeZone],
    queryFn,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  });
  updateCachedData(api.cache, [getNotificationPreferences], (preferences) => ({
    ...preferences,
    emailTo: saved.emailTo,
    timeZone: saved.timeZone,
  }));
}
