import {
  getNotificationPreferences,
  type TopicPreference,
  updateNotificationPreferences,
} from '@seed/notifications-contracts/notification-preferences';
import { queryFor, queryKeyFor, updateCachedData, useApi } from '@seed/portal-sdk';
import { useMutation, useQuery } from '@tanstack/react-query';

/** Which notifications the member gets. */
export function usePreferences() {
  return useQuery(queryFor(useApi(), getNotificationPreferences));
}

/** Changes the choices of one topic, at once in the page. */
export function useChoose() {
  const api = useApi();
  return useMutation({
    // One after the other, so that the last choice is the one that is stored.
    scope: { id: updateNotificationPreferences.operation },
    mutationFn: (choice: TopicPreference) => api(updateNotificationPreferences, { body: { topics: [choice] } }),
    onMutate: (choice) =>
      updateCachedData(api.cache, [getNotificationPreferences], (preferences) => ({
        ...preferences,
        topics: preferences.topics.map((one) => (one.topic === choice.topic ? choice : one)),
      })),
    onError: () => api.cache.invalidateQueries({ queryKey: queryKeyFor(getNotificationPreferences) }),
  });
}

/** Has e-mails sent again to an address to which they were stopped. */
export function useResumeEmail() {
  const api = useApi();
  return useMutation({
    mutationFn: () => api(updateNotificationPreferences, { body: { resumeEmail: true } }),
    onSuccess: ({ emailStopped }) =>
      updateCachedData(api.cache, [getNotificationPreferences], (preferences) => ({ ...preferences, emailStopped })),
  });
}
