import { useChoice } from '@seed/portal-sdk';

/** Whether the calendar shows meetings too; this browser remembers it. */
export function useShowsMeetings() {
  const [choice, choose] = useChoice('calendar.meetings', ['hidden', 'shown']);
  return { isShown: choice === 'shown', show: (isShown: boolean) => choose(isShown ? 'shown' : 'hidden') };
}
