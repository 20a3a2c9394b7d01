import { meetingTexts } from '@seed/contracts/meetings';
import { refusalOf, useDialogRoute, useDraft, useNotify } from '@seed/portal-sdk';
import { Dialog } from '@seed/ui/dialog';
import { useParams } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { useCreateMeeting } from './api/create-meeting.ts';
import { MeetingForm } from './meeting-form.tsx';
import { parseNewMeeting } from './meeting-input.ts';
import type { MeetingInput } from './meeting-input.ts';

const empty = { title: '', url: '', date: '', time: '', description: '' };

/** At `/meetings/new-meeting`, or below a club. */
export const AddMeetingDialog = () => {
  const { clubName: club = '' } = useParams();
  const draft = useDraft(`new-meeting-${club}`, { ...empty, classification: club });
  const notify = useNotify();
  const create = useCreateMeeting(() => {
    draft.clear();
    notify({ tone: 'success', text: messages.meetingForm.scheduled });
  });
  const { close } = useDialogRoute(paths.meetings(club));
  const schedule = (body: MeetingInput) =>
    create.mutate({ body, idempotencyKey: draft.intentFor(body) }, { onSuccess: close });
  return (
    <Dialog title={messages.meetingForm.addTitle} isOpen onClose={close}>
      <MeetingForm
        draft={draft}
        parse={parseNewMeeting}
        missing={meetingTexts.create}
        submitLabel={messages.meetingForm.schedule}
        isPending={create.isPending}
        {...refusalOf(create.error)}
        onSubmit={schedule}
        onCancel={close}
      />
    </Dialog>
  );
};
