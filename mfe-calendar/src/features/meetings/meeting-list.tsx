import { QueryContent, NextPage, useLoadMoreFocus } from '@seed/portal-sdk';
import { EmptyState } from '@seed/ui/empty-state';
import { lateDrawing } from '@seed/ui/late-drawing';
import { messages } from '../../messages.ts';
import { useNow } from '../../time/use-now.ts';
import { useMeetings } from './api/list-meetings.ts';
import { MeetingGroup } from './meeting-group.tsx';
import { MeetingListSkeleton } from './meeting-list-skeleton.tsx';
import { NewMeetings } from './new-meetings.tsx';
import { splitByNow } from './split-by-now.ts';

const EmptyMeetings = lateDrawing(async () => (await import('@seed/ui/art/empty-meetings')).EmptyMeetings);

/** The future meetings, the next one first; below them the past ones, the latest first. */
export const MeetingList = ({ club }: { readonly club: string }) => {
  const now = useNow();
  const meetings = useMeetings(club, now);
  const { upcoming, past } = splitByNow(meetings.data ?? [], now);
  const { list, onLoadMore } = useLoadMoreFocus(past.length, messages.meetings.loadedMore);
  return (
    <QueryContent query={meetings} errorTitle={messages.meetings.errorTitle} loading={<MeetingListSkeleton />}>
      {() => (
        <>
          {meetings.data && <NewMeetings key={club} club={club} loaded={{ ...meetings, data: meetings.data }} />}
          {upcoming.length === 0 ? (
            <EmptyState drawing={<EmptyMeetings />} title={messages.meetings.empty} />
          ) : (
            <MeetingGroup club={club} title={messages.meetings.upcoming} meetings={upcoming} isPast={false} />
          )}
          {past.length > 0 && (
            <MeetingGroup
              club={club}
              title={messages.meetings.past}
              meetings={past}
              isPast
              gradientsFrom={upcoming.length}
              list={list}
            />
          )}
          <NextPage query={meetings} label={messages.meetings.more} onLoadMore={onLoadMore} />
        </>
      )}
    </QueryContent>
  );
};
