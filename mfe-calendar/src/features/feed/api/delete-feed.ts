import { deleteCalendarFeed, getCalendarFeed } from '@seed/contracts/calendar-feed';
import { changeAnswer, useApi } from '@seed/portal-sdk';

export function useDeleteFeed() {
  const api = useApi();
  return async () => {
    await api(deleteCalendarFeed);
    changeAnswer(api.cache, [getCalendarFeed], () => ({ active: false, creationDate: null }));
  };
}
