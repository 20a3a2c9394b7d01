import { eventDay } from '@seed/calendar-contracts/event-list';
import { getEvent } from '@seed/calendar-contracts/events';
import type { CalendarEvent } from '@seed/calendar-contracts/event-list';
import { EditDialog, useDialogRoute, useEditable, useEditForm, useIdParam } from '@seed/portal-sdk';
import type { Editable } from '@seed/portal-sdk';
import { ownTimeZone } from '@seed/ui/formats';
import { paths } from '../../paths.ts';
import { useShownMonth } from '../../time/use-shown-month.ts';
import { useUpdateEvent } from './api/update-event.ts';
import { eventFormMessages } from './event-form-messages.ts';
import { EventForm } from './event-form.tsx';

/** The dialog at `/calendar/events/{id}/edit`, over the month. */
export const EditEventDialog = () => {
  const id = useIdParam();
  const { month } = useShownMonth();
  const { close } = useDialogRoute(paths.month(month));
  return (
    <EditDialog query={useEditable(getEvent, id)} texts={eventFormMessages} height="24rem" onClose={close}>
      {(event) => <EditEvent key={id} {...event} close={close} />}
    </EditDialog>
  );
};

interface EditEventProps extends Editable<CalendarEvent> {
  readonly close: () => void;
}

const EditEvent = ({ entity: event, etag, close }: EditEventProps) => {
  const { time = '', zone = ownTimeZone(), descriptions } = event;
  const text = { date: eventDay(event.date), time, zone, descriptions };
  const submission = useEditForm(`event-${event.id}`, text, {
    etag,
    update: useUpdateEvent(event),
    successMessage: eventFormMessages.saved,
    conflictMessage: eventFormMessages.conflict,
    close,
  });
  return <EventForm submission={submission} submitLabel={eventFormMessages.save} />;
};
