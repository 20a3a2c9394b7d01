import { meetingTexts } from '@seed/contracts/meetings';
import type { Meeting } from '@seed/contracts/meetings';
import { failureText, isMissing, isStale, refusalOf, useDialogRoute, useDraft, useNotify } from '@seed/portal-sdk';
import type { Reply } from '@seed/portal-sdk';
import { Busy } from '@seed/ui/busy';
import { Dialog } from '@seed/ui/dialog';
import { ErrorState } from '@seed/ui/error-state';
import { FormError } from '@seed/ui/form-error';
import { Skeleton } from '@seed/ui/skeleton';
import { useParams } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { meetingIdOf, useMeetingToEdit } from './api/get-meeting.ts';
import { useUpdateMeeting } from './api/update-meeting.ts';
import { MeetingForm } from './meeting-form.tsx';
import { parseMeetingChange } from './meeting-input.ts';
import type { MeetingInput } from './meeting-input.ts';

/** At `/meetings/edit-meeting/{id}`, over the list, or below a club. */
export const EditMeetingDialog = () => {
  const { id: segment, clubName: club = '' } = useParams();
  const id = meetingIdOf(segment);
  const meeting = useMeetingToEdit(id);
  const { close } = useDialogRoute(paths.meetings(club));
  const { data } = meeting;
  return (
    <Dialog title={messages.meetingForm.editTitle} isOpen onClose={close}>
      {data?.etag ? (
        <EditMeeting key={data.data.id} from={data} etag={data.etag} onClose={close} />
      ) : id === null || isMissing(meeting.error) ? (
        <FormError>{messages.meetingForm.missing}</FormError>
      ) : meeting.isPending ? (
        <Loading />
      ) : (
        <ErrorState
          title={messages.meetings.failed}
          onRetry={() => void meeting.refetch()}
          isRetrying={meeting.isFetching}
        >
          {failureText(meeting.error)}
        </ErrorState>
      )}
    </Dialog>
  );
};

const Loading = () => (
  <Busy label={messages.meetingForm.loading}>
    <Skeleton shape="block" height="32rem" />
  </Busy>
);

interface EditMeetingProps {
  readonly from: Reply<Meeting>;
  readonly etag: string;
  readonly onClose: () => void;
}

const EditMeeting = ({ from: { data: meeting }, etag, onClose }: EditMeetingProps) => {
  const { title, url, description, classification } = meeting;
  const [date = '', time = ''] = meeting.date.split('T');
  // The draft remembers the version it was begun on: found again after a reload it is not taken for newer than it is.
  const draft = useDraft(`meeting-${meeting.id}`, { title, url, date, time, description, classification, base: etag });
  const notify = useNotify();
  const update = useUpdateMeeting(meeting.id, () => {
    draft.clear();
    notify({ tone: 'success', text: messages.meetingForm.saved });
  });
  if (!meeting.permissions.update) return <FormError>{messages.meetingForm.notYours}</FormError>;
  // Who saves again after having been told replaces the newer version knowingly.
  const save = (body: MeetingInput) =>
    update.mutate({ body, ifMatch: isStale(update.error) ? etag : draft.text.base }, { onSuccess: onClose });
  return (
    <MeetingForm
      draft={draft}
      parse={parseMeetingChange}
      missing={meetingTexts.update}
      submitLabel={messages.meetingForm.save}
      isPending={update.isPending}
      {...refusalOf(update.error, messages.meetingForm.stale)}
      onSubmit={save}
      onCancel={() => {
        draft.clear();
        onClose();
      }}
    />
  );
};
