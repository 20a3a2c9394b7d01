import { listMeetings } from '@seed/calendar-contracts/meeting-list';
import { SearchResults, usePortal, useSearchQuery } from '@seed/portal-sdk';
import type { SlotProps } from '@seed/portal-sdk';
import { MarkedText } from '@seed/ui/marked-text';
import { meetingWhen } from './meeting-when.ts';
import { messages } from '../../extension-messages.ts';
import { paths } from '../../paths.ts';

/** The meetings that a search finds, the latest first. */
export const FoundMeetings = (source: SlotProps['search.source']) => {
  const { locale } = usePortal();
  return (
    <SearchResults
      {...source}
      query={useSearchQuery(listMeetings, source.words)}
      texts={messages.foundMeetings}
      item={(meeting) => ({
        key: meeting.id,
        href: paths.meetings(meeting.classification),
        label: <MarkedText text={meeting.title} words={source.words} />,
        detail: meetingWhen(meeting, locale),
      })}
    />
  );
};
