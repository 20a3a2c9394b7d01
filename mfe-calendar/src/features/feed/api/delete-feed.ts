import { deleteCalendarFeed, getCalendarFeed } from '@seed/contracts/calendar-feed';
import { changeAnswer, useApi } from '@seed/portal-sdk';
import { useMutation } from '@tanstack/react-query';

export function useDeleteFeed(onDeleted: () => void) {
  const api = useApi();
  return useMutation({
    mutationFn: () => api(deleteCalendarFeed),
    onSuccess: () => {
      changeAnswer(api.cache, [getCalendarFeed], () => ({ active: false, creationDate: null }));
      onDeleted();
    },
  });
}
