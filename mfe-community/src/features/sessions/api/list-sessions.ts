import { listSessions } from '@seed/community-contracts/sessions';
import { queryFor, useApi } from '@seed/portal-sdk';
import { useQuery } from '@tanstack/react-query';

/** The browsers in which the member is signed in. */
export function useSessions() {
  return useQuery(queryFor(useApi(), listSessions));
}
