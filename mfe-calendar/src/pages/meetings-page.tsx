import { CanonicalAddress, NotFound, useDialogRoute, usePage } from '@seed/portal-sdk';
import { Button } from '@seed/ui/button';
import { PlusIcon } from '@seed/ui/icons/plus';
import { PageBody } from '@seed/ui/page-body';
import { PageHeader } from '@seed/ui/page-header';
import { Outlet, useParams } from 'react-router-dom';
import { useClubNamed } from '../features/meetings/api/list-clubs.ts';
import { MeetingListSkeleton } from '../features/meetings/meeting-list-skeleton.tsx';
import { MeetingList } from '../features/meetings/meeting-list.tsx';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';

/** `/meetings` with all meetings, and `/meetings/{clubName}` with those of one club. */
export const MeetingsPage = () => {
  const { clubName: segment } = useParams();
  return (
    <PageBody width="wide">
      {segment === undefined ? (
        <Meetings club="" title={messages.meetings.title} />
      ) : (
        <ClubMeetings key={segment} segment={segment} />
      )}
    </PageBody>
  );
};

const ClubMeetings = ({ segment }: { readonly segment: string }) => {
  const club = useClubNamed(segment);
  if (club === undefined) return <MeetingListSkeleton />;
  if (club === null) return <NotFound {...messages.clubNotFound} href={paths.allMeetings} />;
  return (
    <CanonicalAddress segment={club.key}>
      <Meetings club={club.key} title={messages.meetings.titleOf(club.name)} />
    </CanonicalAddress>
  );
};

const Meetings = ({ club, title }: { readonly club: string; readonly title: string }) => {
  const heading = usePage({ title });
  const { open } = useDialogRoute(paths.meetings(club));
  return (
    <>
      <PageHeader
        title={title}
        titleRef={heading}
        intro={messages.meetings.intro}
        {...(club !== '' && { back: { href: paths.allMeetings, label: messages.meetings.all } })}
      />
      <div>
        <Button variant="primary" icon={<PlusIcon />} onPress={() => open(paths.newMeeting(club))}>
          {messages.meetings.schedule}
        </Button>
      </div>
      <MeetingList club={club} />
      <Outlet />
    </>
  );
};
