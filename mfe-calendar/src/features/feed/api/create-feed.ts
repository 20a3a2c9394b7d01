import { createCalendarFeed, getCalendarFeed } from '@seed/contracts/calendar-feed';
import { updateCachedData, useApi } from '@seed/portal-sdk';
import { useMutation } from '@tanstack/react-query';

/** Returns the address, which is shown only now; an older one ends. */
export function useCreateFeed() {
  const api = useApi();
  return useMutation({
    mutationFn: () => api(createCalendarFeed),
    onSuccess: ({ active, creationDate }) =>
      updateCachedData(api.cache, [getCalendarFeed], () => ({ active, creationDate })),
  });
}
