import { usePortal } from '@seed/portal-sdk';
import { messages } from '../../extension-messages.ts';
import { useNextMeetings } from './api/next-meetings.ts';
import { shortMeetingWhen } from './meeting-when.ts';

/**
 * The start of the next meeting, in the tile of the meetings; empty without a meeting. The tile leads to the page of the
 * meetings, which offers to try again.
 */
export const NextMeeting = () => {
  const { locale } = usePortal();
  const { data, isError } = useNextMeetings({ limit: 1 });
  const [next] = data ?? [];
  if (isError && data === undefined) return <>{messages.nextMeeting.failed}</>;
  return next ? <>{shortMeetingWhen(next, locale)}</> : null;
};
