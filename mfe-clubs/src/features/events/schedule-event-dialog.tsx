import type { Club } from '@seed/contracts/clubs';
import { failureText, isApiError, useDialogRoute, useDraft, usePortal } from '@seed/portal-sdk';
import { Dialog } from '@seed/ui/dialog';
import { FormError } from '@seed/ui/form-error';
import { useClubContext } from '../../club-context.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { useCreateEvent } from './api/create-event.ts';
import { EventForm } from './event-form.tsx';
import type { EventErrors, EventInput } from './event-input.ts';

const empty = { description: '', date: '' };

/** At `/clubs/{slug}/schedule`, over the club. */
export const ScheduleEventDialog = () => {
  const { user } = usePortal();
  const { club, onScheduled } = useClubContext();
  const { close } = useDialogRoute(paths.club(club));
  return (
    <Dialog title={messages.event.title} isOpen onClose={close}>
      {user.isAdmin ? (
        <ScheduleEvent key={club.id} club={club} onScheduled={onScheduled} onClose={close} />
      ) : (
        <FormError>{messages.event.notAllowed}</FormError>
      )}
    </Dialog>
  );
};

interface ScheduleEventProps {
  readonly club: Club;
  readonly onScheduled: () => void;
  readonly onClose: () => void;
}

const ScheduleEvent = ({ club, onScheduled, onClose }: ScheduleEventProps) => {
  const draft = useDraft(`club-event-${club.id}`, empty);
  const create = useCreateEvent(() => {
    draft.clear();
    onScheduled();
  });
  const schedule = (body: EventInput) =>
    create.mutate({ body, idempotencyKey: draft.intentFor(body) }, { onSuccess: onClose });
  const refused = refusedOf(create.error);
  const isRefused = Object.keys(refused).length > 0;
  return (
    <EventForm
      club={club}
      draft={draft}
      isPending={create.isPending}
      refused={refused}
      failure={create.error && !isRefused ? failureText(create.error) : undefined}
      onSubmit={schedule}
      onCancel={onClose}
    />
  );
};

function refusedOf(error: Error | null): EventErrors {
  if (!isApiError(error)) return {};
  const { descriptions, date } = error.fieldErrors;
  return { ...(descriptions && { description: descriptions }), ...(date && { date }) };
}
