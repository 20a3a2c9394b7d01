import type { Club } from '@seed/clubs-contracts/clubs';
import { useDialogRoute } from '@seed/portal-sdk';
import { Button } from '@seed/ui/button';
import { Card } from '@seed/ui/card';
import { CalendarIcon } from '@seed/ui/icons/calendar';
import { PencilIcon } from '@seed/ui/icons/pencil';
import { useId } from 'react';
import { RetirementButton } from '../features/retirement/retirement-button.tsx';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import { EventScheduled } from './event-scheduled.tsx';
import styles from './alumni-functions.module.css';

export interface AlumniFunctionsProps {
  readonly club: Club;
  /** Whether an event was scheduled just now. */
  readonly isScheduled: boolean;
  readonly onOpen: () => void;
}

/** The functions of Admins for a club. */
export const AlumniFunctions = ({ club, isScheduled, onOpen }: AlumniFunctionsProps) => {
  const title = useId();
  const { open } = useDialogRoute(paths.club(club));
  const openAt = (path: string) => () => {
    onOpen();
    open(path);
  };
  return (
    <Card as="section" aria-labelledby={title} className={styles.functions ?? ''}>
      <h2 id={title} className={styles.title}>
        {messages.functions.title}
      </h2>
      {club.retiredAt === undefined && (
        <Button icon={<CalendarIcon />} onPress={openAt(paths.scheduleEvent(club))} fullWidth>
          {messages.functions.schedule}
        </Button>
      )}
      {isScheduled && <EventScheduled />}
      {club.permissions.update && (
        <Button icon={<PencilIcon />} onPress={openAt(paths.editClub(club))} fullWidth>
          {messages.functions.edit}
        </Button>
      )}
      {club.permissions.update && <RetirementButton club={club} />}
    </Card>
  );
};
