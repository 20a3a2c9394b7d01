import { useMinimumDelay } from '@seed/portal-sdk';
import { groupListDelayMs } from '../../constants.ts';

/** Whether the groups may appear: on the first view of a visit, they appear after a delay. */
export function useGroupListDelay(): boolean {
  return useMinimumDelay('community-groups', groupListDelayMs);
}
