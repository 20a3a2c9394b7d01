import { useDialogRoute, usePage } from '@seed/portal-sdk';
import { Button } from '@seed/ui/button';
import { PlusIcon } from '@seed/ui/icons/plus';
import { PageBody } from '@seed/ui/page-body';
import { PageHeader } from '@seed/ui/page-header';
import { Outlet, useParams } from 'react-router-dom';
import { useClubName } from '../features/meetings/api/list-clubs.ts';
import { MeetingList } from '../features/meetings/meeting-list.tsx';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';

/** `/meetings`, and `/meetings/{clubName}` with those of one club only. */
export const MeetingsPage = () => {
  const { clubName: club = '' } = useParams();
  return club === '' ? <Meetings club="" title={messages.meetings.title} /> : <ClubMeetings key={club} club={club} />;
};

const ClubMeetings = ({ club }: { readonly club: string }) => (
  <Meetings club={club} title={messages.meetings.titleOf(useClubName(club))} />
);

const Meetings = ({ club, title }: { readonly club: string; readonly title: string }) => {
  const heading = usePage({ title });
  const { open } = useDialogRoute(paths.meetings(club));
  return (
    <PageBody width="wide">
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
    </PageBody>
  );
};
