import type { Club } from '@seed/clubs-contracts/clubs';
import { useCreateForm, useDialogRoute, usePortal } from '@seed/portal-sdk';
import { Dialog } from '@seed/ui/dialog';
import { FormError } from '@seed/ui/form-error';
import { useClubContext } from '../../club-context.ts';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { useScheduleEvent } from './api/schedule-event.ts';
import { EventForm } from './event-form.tsx';

const empty = { descriptions: '', date: '', time: '' };

/** The dialog at `/clubs/{slug}/schedule`, over the club. */
export const ScheduleEventDialog = () => {
  const { user } = usePortal();
  const { club, onScheduled } = useClubContext();
  const { close } = useDialogRoute(paths.club(club));
  return (
    <Dialog title={messages.event.title} isOpen onClose={close}>
      {user.isAdmin && club.retiredAt === undefined ? (
        <ScheduleEvent key={club.id} club={club} onScheduled={onScheduled} close={close} />
      ) : (
        <FormError>{user.isAdmin ? messages.event.retired : messages.event.notAllowed}</FormError>
      )}
    </Dialog>
  );
};

interface ScheduleEventProps {
  readonly club: Club;
  readonly onScheduled: () => void;
  readonly close: () => void;
}

const ScheduleEvent = ({ club, onScheduled, close }: ScheduleEventProps) => {
  const submission = useCreateForm(`club-event-${club.id}`, empty, { create: useScheduleEvent(onScheduled), close });
  return <EventForm club={club} submission={submission} submitLabel={messages.event.submit} />;
};
