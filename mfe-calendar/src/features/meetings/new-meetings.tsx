import { listMeetings } from '@seed/calendar-contracts/meeting-list';
import { NewRows } from '@seed/portal-sdk';
import type { NewRowsProps } from '@seed/portal-sdk';
import { meetingsQuery } from './api/list-meetings.ts';

export interface NewMeetingsProps extends Pick<NewRowsProps<typeof listMeetings>, 'loaded'> {
  readonly club: string;
}

/** The button that shows the meetings that others have scheduled while the list is open. */
export const NewMeetings = ({ club, ...list }: NewMeetingsProps) => (
  <NewRows endpoint={listMeetings} query={meetingsQuery(club)} text={fresh} {...list} />
);

// It is here because few members see it, and all would load it with the other texts.
const fresh = (count: number) => (count === 1 ? '1 new meeting' : `${count} new meetings`);
