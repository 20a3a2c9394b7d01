import { countUnread } from '@seed/notifications-contracts/notifications';
import { queryFor, useApi } from '@seed/portal-sdk';
import { useQuery } from '@tanstack/react-query';
import { countFreshMs } from '../constants.ts';

/** The number of the member's unread notifications; 0 as long as it is not known. */
export function useUnreadCount(): number {
  const { data } = useQuery({
    ...queryFor(useApi(), countUnread),
    refetchInterval: countFreshMs,
    refetchOnWindowFocus: 'always',
    // The portal is whole without the count, which is read again soon.
    retry: false,
  });
  return data?.count ?? 0;
}
