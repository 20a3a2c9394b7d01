import type { BodyInput } from '@seed/contracts/endpoint';
import { reportComment, reportNote, reportPost } from '@seed/forums-contracts/reports';
import { useApi } from '@seed/portal-sdk';
import type { CreateVariables } from '@seed/portal-sdk';
import { useMutation } from '@tanstack/react-query';

const endpoints = { post: reportPost, comment: reportComment, note: reportNote } as const;

export type ReportedKind = keyof typeof endpoints;

/** A mutation for the form of a report. It stores one report, however often it is sent. */
export function useSendReport(kind: ReportedKind, id: number) {
  const api = useApi();
  return useMutation({
    mutationFn: ({ body }: CreateVariables<BodyInput<typeof reportPost>>) =>
      api(endpoints[kind], { params: { id }, body }),
  });
}
