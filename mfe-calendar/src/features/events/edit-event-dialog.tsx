import { eventDay } from '@seed/contracts/events';
import type { CalendarEvent } from '@seed/contracts/events';
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
import { eventIdOf, useEventToEdit } from './api/get-event.ts';
import { useUpdateEvent } from './api/update-event.ts';
import { EventForm } from './event-form.tsx';
import type { EventInput } from './event-input.ts';
import { useShownMonth } from '../../time/use-shown-month.ts';

/** At `/calendar/events/{id}/edit`, over the month. */
export const EditEventDialog = () => {
  const id = eventIdOf(useParams()['id']);
  const event = useEventToEdit(id);
  const { month } = useShownMonth();
  const { close } = useDialogRoute(paths.month(month));
  const { data } = event;
  return (
    <Dialog title={messages.event.editTitle} isOpen onClose={close}>
      {data?.etag ? (
        <EditEvent key={data.data.id} from={data} etag={data.etag} onClose={close} />
      ) : id === null || isMissing(event.error) ? (
        <FormError>{messages.event.missing}</FormError>
      ) : event.isPending ? (
        <Loading />
      ) : (
        <ErrorState title={messages.calendar.failed} onRetry={() => void event.refetch()} isRetrying={event.isFetching}>
          {failureText(event.error)}
        </ErrorState>
      )}
    </Dialog>
  );
};

const Loading = () => (
  <Busy label={messages.event.loading}>
    <Skeleton shape="block" height="17rem" />
  </Busy>
);

interface EditEventProps {
  readonly from: Reply<CalendarEvent>;
  readonly etag: string;
  readonly onClose: () => void;
}

const EditEvent = ({ from: { data: event }, etag, onClose }: EditEventProps) => {
  const day = eventDay(event.date);
  // The draft remembers the version it was begun on: found again after a reload it is not taken for newer than it is.
  const draft = useDraft(`event-${event.id}`, { date: day, descriptions: event.descriptions, base: etag });
  const notify = useNotify();
  const update = useUpdateEvent(event.id, () => {
    draft.clear();
    notify({ tone: 'success', text: messages.event.saved });
  });
  if (!event.permissions.update) return <FormError>{messages.event.notYours}</FormError>;
  const save = ({ date, descriptions }: EventInput) => {
    // What stands after the day, such as a time, stays.
    const body = { date: date + event.date.slice(day.length), descriptions };
    // Who saves again after having been told replaces the newer version knowingly.
    update.mutate({ body, ifMatch: isStale(update.error) ? etag : draft.text.base }, { onSuccess: onClose });
  };
  return (
    <EventForm
      draft={draft}
      submitLabel={messages.event.save}
      isPending={update.isPending}
      {...refusalOf(update.error, messages.event.stale)}
      onSubmit={save}
      onCancel={() => {
        draft.clear();
        onClose();
      }}
    />
  );
};
