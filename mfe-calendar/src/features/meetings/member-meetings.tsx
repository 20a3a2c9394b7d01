import { listMeetings } from '@seed/calendar-contracts/meeting-list';
import { ExtensionSection, queryFor, useApi, usePortal } from '@seed/portal-sdk';
import type { SlotProps } from '@seed/portal-sdk';
import { useQuery } from '@tanstack/react-query';
import { rowsInSection } from '../../constants.ts';
import { messages } from '../../extension-messages.ts';
import { paths } from '../../paths.ts';
import { meetingWhen } from './meeting-when.ts';

/** The section of a profile with the meetings that the member scheduled, the latest start first. */
export const MemberMeetings = ({ memberId }: SlotProps['profile.section']) => {
  const { locale } = usePortal();
  const query = { author: memberId, limit: rowsInSection };
  return (
    <ExtensionSection
      query={useQuery(queryFor(useApi(), listMeetings, { query }))}
      texts={messages.memberMeetings}
      more={{ href: paths.allMeetings, label: messages.memberMeetings.more }}
      item={(meeting) => ({
        key: meeting.id,
        href: paths.meetings(meeting.classification),
        label: meeting.title,
        detail: meetingWhen(meeting, locale),
      })}
    />
  );
};
