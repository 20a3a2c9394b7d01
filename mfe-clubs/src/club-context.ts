import type { Club } from '@seed/clubs-contracts/clubs';
import { useOutletContext } from 'react-router-dom';

/** The context of the dialogs above a club's page. */
export interface ClubContext {
  readonly club: Club;
  onScheduled(): void;
}

export function useClubContext(): ClubContext {
  return useOutletContext<ClubContext>();
}
