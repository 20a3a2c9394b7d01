import { getCalendarFeed } from '@seed/contracts/calendar-feed';
import { queryFor, useApi } from '@seed/portal-sdk';
import { useQuery } from '@tanstack/react-query';

/** Whether the member has a subscription; its address is not told again. */
export function useFeed() {
  return useQuery(queryFor(useApi(), getCalendarFeed));
}
