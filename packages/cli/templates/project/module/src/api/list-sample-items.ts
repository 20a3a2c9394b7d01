import { infiniteQueryFor, useApi } from '@seed/portal-sdk';
import { listSampleItems } from '@seed/sample-items-contracts/sample-items';
import { useInfiniteQuery } from '@tanstack/react-query';
import { perPage } from '../constants.ts';

/** The query of the page; `module.json` fetches the same ahead. */
export const listQuery = { limit: perPage };

export function useSampleItems() {
  return useInfiniteQuery(infiniteQueryFor(useApi(), listSampleItems, listQuery));
}
