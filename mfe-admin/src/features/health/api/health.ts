import { queryFor, useApi } from '@seed/portal-sdk';
import { getModuleHealth, type healthSpans } from '@seed/registry-contracts/health';
import { useQuery } from '@tanstack/react-query';
import { freshMs } from '../../../constants.ts';

export type HealthSpan = (typeof healthSpans)[number];

/** How the versions of a module open; it changes without an entry in the log. */
export function useHealth(module: string, span: HealthSpan) {
  const query = queryFor(useApi(), getModuleHealth, { params: { module }, query: { span } });
  return useQuery({ ...query, refetchInterval: freshMs, placeholderData: (before) => before });
}
