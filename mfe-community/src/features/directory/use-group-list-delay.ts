import { useMinimumDelay } from '@seed/portal-sdk';
import { groupListDelayMs } from '../../constants.ts';

/** Whether groups may be shown: with the first that a member opens in a visit, they take a moment to appear. */
export function useGroupListDelay(): boolean {
  return useMinimumDelay('community-groups', groupListDelayMs);
}
