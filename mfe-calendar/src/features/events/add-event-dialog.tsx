import { refusalOf, useDialogRoute, useDraft, usePortal } from '@seed/portal-sdk';
import { Dialog } from '@seed/ui/dialog';
import { FormError } from '@seed/ui/form-error';
import { useLocation } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { readDay } from '../../time/civil-day.ts';
import { useCreateEvent } from './api/create-event.ts';
import { EventForm } from './event-form.tsx';
import type { EventInput } from './event-input.ts';
import { useShownMonth } from '../../time/use-shown-month.ts';

/** At `/calendar/new`, with the day in `?date=` if one was chosen. */
export const AddEventDialog = () => {
  const { user } = usePortal();
  const day = readDay(new URLSearchParams(useLocation().search).get('date')) ?? '';
  const { month } = useShownMonth();
  const { close } = useDialogRoute(paths.month(month));
  return (
    <Dialog title={messages.event.add} isOpen onClose={close}>
      {user.isAdmin ? <AddEvent day={day} onClose={close} /> : <FormError>{messages.event.notYours}</FormError>}
    </Dialog>
  );
};

interface AddEventProps {
  readonly day: string;
  readonly onClose: () => void;
}

const AddEvent = ({ day, onClose }: AddEventProps) => {
  const { notify } = usePortal();
  const draft = useDraft(`new-event${day && `-${day}`}`, { date: day, descriptions: '' });
  const create = useCreateEvent(() => {
    draft.clear();
    notify({ tone: 'success', text: messages.event.added });
  });
  const add = (body: EventInput) =>
    create.mutate({ body, idempotencyKey: draft.intentFor(body) }, { onSuccess: onClose });
  return (
    <EventForm
      draft={draft}
      submitLabel={messages.event.addButton}
      isPending={create.isPending}
      {...refusalOf(create.error)}
      onSubmit={add}
      onCancel={onClose}
    />
  );
};
