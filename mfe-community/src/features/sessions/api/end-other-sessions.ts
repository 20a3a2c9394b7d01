import { endOtherSessions, listSessions } from '@seed/community-contracts/sessions';
import { invalidateReads, useApi } from '@seed/portal-sdk';
import { useMutation } from '@tanstack/react-query';

/** Signs out all browsers of the member but this one. */
export function useEndOtherSessions() {
  const api = useApi();
  return useMutation({
    mutationFn: async () => {
      await api(endOtherSessions);
    },
    onSettled: () => invalidateReads(api.cache, listSessions),
  });
}
