import type { Meeting } from '@seed/calendar-contracts/meeting-list';

/** Whether any member has decided about the meeting. */
export const hasDecisions = ({ attendance }: Meeting): boolean =>
  attendance !== undefined && Object.values(attendance).some((count) => count > 0);
