import { decideCommunityReport, listCommunityReports } from '@seed/community-contracts/reports';
import type { BodyInput } from '@seed/contracts/endpoint';
import type { decideReportEndpoint, listReportsEndpoint } from '@seed/contracts/reports';
import { decideForumReport, listForumReports } from '@seed/forums-contracts/reports';
import { infiniteQueryFor, invalidateReads, useApi } from '@seed/portal-sdk';
import type { CreateVariables } from '@seed/portal-sdk';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { rowsPerPage } from '../../../constants.ts';
import { counts } from '../../../open-reports/use-open-reports.ts';

/** A service whose texts members report. */
export interface ReportSource {
  readonly list: ReturnType<typeof listReportsEndpoint>;
  readonly decide: ReturnType<typeof decideReportEndpoint>;
}

export const forumSource: ReportSource = { list: listForumReports, decide: decideForumReport };
export const communitySource: ReportSource = { list: listCommunityReports, decide: decideCommunityReport };

export type ReportState = 'open' | 'decided';
export type Decision = BodyInput<ReportSource['decide']>;

/** The query of the queue, or of what was decided. */
export function reportsQuery(state: ReportState) {
  return { state, limit: rowsPerPage };
}

export function useReports({ list }: ReportSource, state: ReportState) {
  return useInfiniteQuery({
    ...infiniteQueryFor(useApi(), list, reportsQuery(state)),
    // New reports are put into an open queue at a press only, see `NewRows`.
    refetchOnWindowFocus: false,
  });
}

/** A mutation for a form. The queue is read again also after a refusal, because another Admin may have decided first. */
export function useDecide({ list, decide }: ReportSource, id: number) {
  const api = useApi();
  return useMutation({
    mutationFn: ({ body }: Pick<CreateVariables<Decision>, 'body'>) => api(decide, { params: { id }, body }),
    onSettled: async () => {
      for (const count of counts) void invalidateReads(api.cache, count);
      await invalidateReads(api.cache, list);
    },
  });
}
