import { getCalendarFeed } from '@seed/calendar-contracts/calendar-feed';
import { queryFor, useApi } from '@seed/portal-sdk';
import { useQuery } from '@tanstack/react-query';

/** Whether the member has a subscription; its URL is not in the response. */
export function useFeed() {
  return useQuery(queryFor(useApi(), getCalendarFeed));
}
