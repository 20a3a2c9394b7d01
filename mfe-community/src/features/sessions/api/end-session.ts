import { endSession, listSessions } from '@seed/community-contracts/sessions';
import { invalidateReads, useApi } from '@seed/portal-sdk';
import { useMutation } from '@tanstack/react-query';

/** Signs out one browser of the member. */
export function useEndSession(id: string) {
  const api = useApi();
  return useMutation({
    mutationFn: async () => {
      await api(endSession, { params: { id } });
    },
    onSettled: () => invalidateReads(api.cache, listSessions),
  });
}
