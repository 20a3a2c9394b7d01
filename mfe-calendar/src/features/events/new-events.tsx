import { listEvents } from '@seed/calendar-contracts/event-list';
import { NewRows } from '@seed/portal-sdk';
import type { NewRowsProps } from '@seed/portal-sdk';
import { eventsQuery } from './api/list-events.ts';

export interface NewEventsProps extends Pick<NewRowsProps<typeof listEvents>, 'loaded'> {
  readonly month: string;
}

/** The button that shows the events that Admins have added while the month is open. */
export const NewEvents = ({ month, loaded }: NewEventsProps) => (
  <NewRows key={month} endpoint={listEvents} query={eventsQuery(month)} text={fresh} loaded={loaded} />
);

// It is here because few members see it, and all would load it with the other texts.
const fresh = (count: number) => (count === 1 ? '1 new event' : `${count} new events`);
