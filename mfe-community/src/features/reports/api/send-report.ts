import { reportProfile } from '@seed/community-contracts/reports';
import type { BodyInput } from '@seed/contracts/endpoint';
import { useApi } from '@seed/portal-sdk';
import type { CreateVariables } from '@seed/portal-sdk';
import { useMutation } from '@tanstack/react-query';

/** A mutation for the form of a report. It stores one report of each part, however often it is sent. */
export function useSendReport(id: string) {
  const api = useApi();
  return useMutation({
    mutationFn: ({ body }: CreateVariables<BodyInput<typeof reportProfile>>) =>
      api(reportProfile, { params: { id }, body }),
  });
}
