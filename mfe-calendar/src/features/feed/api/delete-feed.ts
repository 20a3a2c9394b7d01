import { deleteCalendarFeed, getCalendarFeed } from '@seed/contracts/calendar-feed';
import { updateCachedData, useApi } from '@seed/portal-sdk';

export function useDeleteFeed() {
  const api = useApi();
  return async () => {
    await api(deleteCalendarFeed);
    updateCachedData(api.cache, [getCalendarFeed], () => ({ active: false, creationDate: null }));
  };
}
