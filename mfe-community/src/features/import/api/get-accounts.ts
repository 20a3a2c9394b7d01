import { getMemberAccounts } from '@seed/community-contracts/member-accounts';
import { queryFor, useApi } from '@seed/portal-sdk';
import { useQuery } from '@tanstack/react-query';

const refreshMs = 3000;

/** The accounts that added people still need; read again and again while there are some. */
export function useAccounts() {
  const query = queryFor(useApi(), getMemberAccounts);
  return useQuery({
    ...query,
    refetchInterval: ({ state }) => ((state.data?.data.waiting ?? 0) > 0 ? refreshMs : false),
  });
}
