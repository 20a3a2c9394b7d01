import { meetingMinutes, meetingTexts } from '@seed/calendar-contracts/meetings';
import { useCreateForm, useDialogRoute } from '@seed/portal-sdk';
import { Dialog } from '@seed/ui/dialog';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useCreateMeeting } from './api/create-meeting.ts';
import { MeetingForm } from './meeting-form.tsx';
import { meetingFormMessages } from './meeting-form-messages.ts';
import { parseNewMeeting } from './meeting-input.ts';

const empty = {
  title: '',
  url: '',
  date: '',
  time: '',
  description: '',
  durationMinutes: `${meetingMinutes.usual}`,
  repeats: 'never',
  until: '',
  scope: 'one',
};

/** The dialog at `/meetings/new-meeting`, or below a club. */
export const AddMeetingDialog = () => {
  const { clubName: club = '' } = useParams();
  const { close } = useDialogRoute(paths.meetings(club));
  const text = { ...empty, classification: club };
  const submission = useCreateForm(`new-meeting-${club}`, text, {
    create: useCreateMeeting(),
    successMessage: meetingFormMessages.scheduled,
    close,
  });
  return (
    <Dialog title={meetingFormMessages.addTitle} isOpen onClose={close}>
      <MeetingForm
        submission={submission}
        parse={parseNewMeeting}
        recurrence="new"
        missing={meetingTexts.create}
        submitLabel={meetingFormMessages.schedule}
      />
    </Dialog>
  );
};
