import { queryFor, useApi } from '@seed/portal-sdk';
import { listGateways } from '@seed/registry-contracts/gateways';
import { useQuery } from '@tanstack/react-query';
import { freshMs } from '../constants.ts';

/** The newest report of each gateway; it changes without an entry in the log. */
export function useGateways() {
  return useQuery({ ...queryFor(useApi(), listGateways), refetchInterval: freshMs, retry: false });
}
