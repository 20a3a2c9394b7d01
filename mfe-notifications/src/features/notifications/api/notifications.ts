import {
  countUnread,
  listNotifications,
  type Notification,
  readAllNotifications,
  readNotification,
} from '@seed/notifications-contracts/notifications';
import { infiniteQueryFor, invalidateReads, updateCachedData, updateCachedRows, useApi } from '@seed/portal-sdk';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { rowsPerPage } from '../../../constants.ts';

/** The member's notifications, newest first. */
export function useNotifications() {
  // The list is read again at each visit, because what others do changes it.
  return useInfiniteQuery({ ...infiniteQueryFor(useApi(), listNotifications, { limit: rowsPerPage }), staleTime: 0 });
}

/** Marks one notification as read, at once in the page. */
export function useRead() {
  const api = useApi();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ id }: Notification) => api(readNotification, { params: { id } }),
    onMutate({ id }) {
      updateCachedRows(api.cache, listNotifications, (rows) =>
        rows.map((row) => (row.id === id ? { ...row, isRead: true } : row)),
      );
      updateCachedData(api.cache, [countUnread], ({ count }) => ({ count: Math.max(0, count - 1) }));
    },
    onSettled: refresh,
  });
}

/** Marks the notifications up to the newest one that the member has seen. */
export function useReadAll() {
  const api = useApi();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (newest: Notification) => api(readAllNotifications, { body: { until: newest.createdAt } }),
    onSettled: refresh,
  });
}

function useRefresh() {
  const { cache } = useApi();
  return async () => {
    void invalidateReads(cache, countUnread);
    await invalidateReads(cache, listNotifications);
  };
}
