import { getClubOrder, updateClubOrder } from '@seed/clubs-contracts/club-order';
import { listClubs } from '@seed/clubs-contracts/clubs';
import { invalidateReads, queryKeyFor, responseQueryFor, useApi } from '@seed/portal-sdk';
import { useMutation, useQuery } from '@tanstack/react-query';

/** The order with its version; read again whenever the dialog opens, because Admins may change it at the same time. */
export function useClubOrder() {
  return useQuery({ ...responseQueryFor(useApi(), getClubOrder), staleTime: 0 });
}

interface OrderChange {
  readonly ids: readonly number[];
  /** The ETag of the order that the change is based on. */
  readonly ifMatch: string;
}

export function useUpdateClubOrder() {
  const api = useApi();
  return useMutation({
    mutationFn: ({ ids, ifMatch }: OrderChange) => api(updateClubOrder, { body: { ids: [...ids] }, ifMatch }),
    // After a refusal too: the next try is based on the newest order.
    onSettled: async () => {
      void invalidateReads(api.cache, listClubs);
      await api.cache.invalidateQueries({ queryKey: queryKeyFor(getClubOrder) });
    },
  });
}
