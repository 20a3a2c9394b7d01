import type { Club } from '@seed/contracts/clubs';
import { useOutletContext } from 'react-router-dom';

/** What a club's page tells the dialogs above it. */
export interface ClubContext {
  readonly club: Club;
  onScheduled(): void;
}

export function useClubContext(): ClubContext {
  return useOutletContext<ClubContext>();
}
