import { useMinimumDelay } from '@seed/portal-sdk';
import { groupListDelayMs } from '../../constants.ts';

/** Whether the groups may be shown: the first time in a visit they appear after a delay. */
export function useGroupListDelay(): boolean {
  return useMinimumDelay('community-groups', groupListDelayMs);
}
