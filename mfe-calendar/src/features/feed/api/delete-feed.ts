import { deleteCalendarFeed, getCalendarFeed } from '@seed/calendar-contracts/calendar-feed';
import { updateCachedData, useApi } from '@seed/portal-sdk';
import { useMutation } from '@tanstack/react-query';

export function useDeleteFeed() {
  const api = useApi();
  return useMutation({
    mutationFn: () => api(deleteCalendarFeed),
    onSuccess: () => updateCachedData(api.cache, [getCalendarFeed], () => ({ active: false, creationDate: null })),
  });
}
