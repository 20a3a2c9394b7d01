import type { BodyInput } from '@seed/contracts/endpoint';
import { decideForumReport, listForumReports } from '@seed/forums-contracts/reports';
import { infiniteQueryFor, invalidateReads, useApi } from '@seed/portal-sdk';
import type { CreateVariables } from '@seed/portal-sdk';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { rowsPerPage } from '../../../constants.ts';

export type ReportState = 'open' | 'decided';
export type Decision = BodyInput<typeof decideForumReport>;

/** The query of the queue, or of what was decided. */
export function reportsQuery(state: ReportState) {
  return { state, limit: rowsPerPage };
}

export function useReports(state: ReportState) {
  return useInfiniteQuery({
    ...infiniteQueryFor(useApi(), listForumReports, reportsQuery(state)),
    // New reports are put into an open queue at a press only, see `NewRows`.
    refetchOnWindowFocus: false,
  });
}

/** A mutation for a form. The queue is read again also after a refusal, because another Admin may have decided first. */
export function useDecide(id: number) {
  const api = useApi();
  return useMutation({
    mutationFn: ({ body }: Pick<CreateVariables<Decision>, 'body'>) => api(decideForumReport, { params: { id }, body }),
    onSettled: () => invalidateReads(api.cache, listForumReports),
  });
}
