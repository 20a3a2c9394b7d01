import { listDataExports } from '@seed/community-contracts/data-exports';
import { queryFor, useApi } from '@seed/portal-sdk';
import { useQuery } from '@tanstack/react-query';

const refreshMs = 3000;

/** The member's files; read again and again while one is being put together. */
export function useDataExports() {
  return useQuery({
    ...queryFor(useApi(), listDataExports),
    refetchInterval: ({ state: { data } }) =>
      data?.data.some(({ state }) => state === 'preparing') === true ? refreshMs : false,
  });
}
