import { countCommunityReports } from '@seed/community-contracts/reports';
import { countForumReports } from '@seed/forums-contracts/reports';
import { queryFor, useApi } from '@seed/portal-sdk';
import { useQuery } from '@tanstack/react-query';

/** Milliseconds after which the counts are read again; an unchanged one is a 304. */
const countsMs = 60_000;

export const counts = [countForumReports, countCommunityReports] as const;

/** The number of reported things that wait for an Admin, as far as it is known. */
export function useOpenReports(): number {
  const api = useApi();
  // The portal is whole without the count, so there is no retry: the next minute brings it.
  const options = { refetchInterval: countsMs, retry: false, meta: { retriesInBackground: false } };
  const { data: texts } = useQuery({ ...queryFor(api, countForumReports), ...options });
  const { data: profiles } = useQuery({ ...queryFor(api, countCommunityReports), ...options });
  return (texts?.open ?? 0) + (profiles?.open ?? 0);
}
