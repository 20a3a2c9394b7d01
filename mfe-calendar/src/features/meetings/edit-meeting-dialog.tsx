import { getMeeting, meetingMinutes, meetingTexts } from '@seed/calendar-contracts/meetings';
import type { Meeting } from '@seed/calendar-contracts/meeting-list';
import { EditDialog, useDialogRoute, useEditable, useEditForm, useIdParam } from '@seed/portal-sdk';
import type { Editable } from '@seed/portal-sdk';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useUpdateMeeting } from './api/update-meeting.ts';
import { MeetingForm } from './meeting-form.tsx';
import { meetingFormMessages } from './meeting-form-messages.ts';
import { parseMeetingChange } from './meeting-input.ts';

/** The dialog at `/meetings/edit-meeting/{id}` over the list, or below a club. */
export const EditMeetingDialog = () => {
  const id = useIdParam();
  const { clubName: club = '' } = useParams();
  const { close } = useDialogRoute(paths.meetings(club));
  return (
    <EditDialog query={useEditable(getMeeting, id)} texts={meetingFormMessages} height="44rem" onClose={close}>
      {(meeting) => <EditMeeting key={id} {...meeting} close={close} />}
    </EditDialog>
  );
};

interface EditMeetingProps extends Editable<Meeting> {
  readonly close: () => void;
}

const EditMeeting = ({
  entity: { id, title, url, description, classification, ...meeting },
  ...props
}: EditMeetingProps) => {
  const [date = '', time = ''] = meeting.date.split('T');
  const durationMinutes = `${meeting.durationMinutes ?? meetingMinutes.usual}`;
  const unused = { repeats: 'never', until: '' };
  const text = { title, url, date, time, durationMinutes, description, classification, scope: 'one', ...unused };
  const submission = useEditForm(`meeting-${id}`, text, {
    ...props,
    update: useUpdateMeeting(id),
    successMessage: meetingFormMessages.saved,
    conflictMessage: meetingFormMessages.conflict,
  });
  return (
    <MeetingForm
      submission={submission}
      parse={parseMeetingChange}
      recurrence={meeting.series && 'series'}
      missing={meetingTexts.update}
      submitLabel={meetingFormMessages.save}
    />
  );
};
