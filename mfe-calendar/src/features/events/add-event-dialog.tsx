import { useCreateForm, useDialogRoute, usePortal } from '@seed/portal-sdk';
import { Dialog } from '@seed/ui/dialog';
import { FormError } from '@seed/ui/form-error';
import { ownTimeZone } from '@seed/ui/formats';
import { useLocation } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { readDay } from '../../time/civil-day.ts';
import { useShownMonth } from '../../time/use-shown-month.ts';
import { useCreateEvent } from './api/create-event.ts';
import { eventFormMessages } from './event-form-messages.ts';
import { EventForm } from './event-form.tsx';

/** The dialog at `/calendar/new`, with the chosen day in `?date=`. */
export const AddEventDialog = () => {
  const { user } = usePortal();
  const day = readDay(new URLSearchParams(useLocation().search).get('date')) ?? '';
  const { month } = useShownMonth();
  const { close } = useDialogRoute(paths.month(month));
  return (
    <Dialog title={messages.event.add} isOpen onClose={close}>
      {user.isAdmin ? <AddEvent day={day} close={close} /> : <FormError>{eventFormMessages.notYours}</FormError>}
    </Dialog>
  );
};

interface AddEventProps {
  readonly day: string;
  readonly close: () => void;
}

const AddEvent = ({ day, close }: AddEventProps) => {
  const empty = { date: day, time: '', zone: ownTimeZone(), descriptions: '' };
  const submission = useCreateForm(`new-event${day && `-${day}`}`, empty, {
    create: useCreateEvent(),
    successMessage: eventFormMessages.added,
    close,
  });
  return <EventForm submission={submission} submitLabel={eventFormMessages.addButton} />;
};
