import { streamNotifications } from '@seed/notifications-contracts/notification-stream';
import { countUnread, listNotifications } from '@seed/notifications-contracts/notifications';
import { invalidateReads, queryFor, updateCachedData, useApi, useServerEvents } from '@seed/portal-sdk';
import { useQuery } from '@tanstack/react-query';

/** The number of the member's unread notifications; 0 as long as it is not known. It follows the stream of events. */
export function useUnreadCount(): number {
  const api = useApi();
  const { cache } = api;
  // The portal is whole without the count, so there is no retry: the next event brings it.
  const { data } = useQuery({ ...queryFor(api, countUnread), retry: false });
  useServerEvents(streamNotifications, (unread) => {
    if (unread === undefined || data === undefined) void invalidateReads(cache, countUnread);
    else updateCachedData(cache, [countUnread], () => unread);
    // A list that is being read may be older than the event.
    void invalidateReads(cache, listNotifications);
  });
  return data?.count ?? 0;
}
