import { createCalendarFeed, getCalendarFeed } from '@seed/calendar-contracts/calendar-feed';
import { updateCachedData, useApi } from '@seed/portal-sdk';
import { useMutation } from '@tanstack/react-query';

/** Returns the URL, which is shown only now. An older one becomes invalid. */
export function useCreateFeed() {
  const api = useApi();
  return useMutation({
    mutationFn: () => api(createCalendarFeed),
    onSuccess: ({ active, creationDate }) =>
      updateCachedData(api.cache, [getCalendarFeed], () => ({ active, creationDate })),
  });
}
