import type { BodyInput } from '@seed/contracts/endpoint';
import { decideForumReport, listForumReports } from '@seed/forums-contracts/reports';
import { infiniteQueryFor, useApi } from '@seed/portal-sdk';
import type { CreateVariables } from '@seed/portal-sdk';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { rowsPerPage } from '../../../constants.ts';

export type ReportState = 'open' | 'decided';
export type Decision = BodyInput<typeof decideForumReport>;

export function useReports(state: ReportState) {
  return useInfiniteQuery(infiniteQueryFor(useApi(), listForumReports, { state, limit: rowsPerPage }));
}

/** A mutation for a form. The queue is read again also after a refusal, because another Admin may have decided first. */
export function useDecide(id: number) {
  const api = useApi();
  return useMutation({
    mutationFn: ({ body }: Pick<CreateVariables<Decision>, 'body'>) => api(decideForumReport, { params: { id }, body }),
    onSettled: () => api.cache.invalidateQueries({ queryKey: [listForumReports.operation] }),
  });
}
