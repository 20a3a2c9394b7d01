import { getNotificationFollow, updateNotificationFollow } from '@seed/notifications-contracts/notification-follows';
import type { FollowChoice, NotificationFollow } from '@seed/notifications-contracts/notification-follows';
import { queryFor, updateCachedData, useApi } from '@seed/portal-sdk';
import { useMutation, useQuery } from '@tanstack/react-query';

/** Whether the member follows the subject. The page is whole without it, so there is no retry. */
export function useFollow(subject: string): NotificationFollow | undefined {
  return useQuery({ ...queryFor(useApi(), getNotificationFollow, { query: { subject } }), retry: false }).data;
}

/** Stores the member's choice; the page shows the stored one. */
export function useChoose(subject: string) {
  const api = useApi();
  return useMutation({
    // Choices in quick succession arrive in this order.
    scope: { id: `follow-${subject}` },
    mutationFn: (choice: FollowChoice) => api(updateNotificationFollow, { body: { subject, choice } }),
    onSuccess: (stored) => updateCachedData(api.cache, [getNotificationFollow, { query: { subject } }], () => stored),
  });
}
