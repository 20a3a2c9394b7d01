import { usePortal } from '@seed/portal-sdk';
import { useNextMeetings } from './api/next-meetings.ts';
import { shortMeetingWhen } from './meeting-when.ts';

/** The line of the tile that leads to the meetings: when the next one begins. Without one it is empty. */
export const NextMeeting = () => {
  const { locale } = usePortal();
  const [next] = useNextMeetings({ limit: 1 }).data ?? [];
  return next ? <>{shortMeetingWhen(next, locale)}</> : null;
};
