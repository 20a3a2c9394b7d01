import { ExtensionSection, usePortal } from '@seed/portal-sdk';
import type { SlotProps } from '@seed/portal-sdk';
import { rowsInSection } from '../../constants.ts';
import { messages } from '../../extension-messages.ts';
import { paths } from '../../paths.ts';
import { useNextMeetings } from './api/next-meetings.ts';
import { meetingWhen } from './meeting-when.ts';

/** The section of a club's page with its next meetings. */
export const ClubMeetings = ({ clubKey }: SlotProps['club.section']) => {
  const { locale } = usePortal();
  return (
    <ExtensionSection
      query={useNextMeetings({ limit: rowsInSection, club: clubKey })}
      texts={messages.clubMeetings}
      more={{ href: paths.meetings(clubKey), label: messages.clubMeetings.more }}
      item={(meeting) => ({
        key: meeting.id,
        href: meeting.url,
        label: meeting.title,
        detail: meetingWhen(meeting, locale),
        opensNewTab: true,
      })}
    />
  );
};
