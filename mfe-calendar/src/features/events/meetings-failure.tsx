import { QueryContent } from '@seed/portal-sdk';
import type { ComponentProps } from 'react';
import { messages } from '../../messages.ts';

export interface MeetingsFailureProps {
  readonly query: ComponentProps<typeof QueryContent>['query'];
  readonly isShown: boolean;
}

/** The failure of the meetings, with a retry; the events are readable without them. */
export const MeetingsFailure = ({ query, isShown }: MeetingsFailureProps) =>
  isShown && (
    <QueryContent query={query} errorTitle={messages.calendar.meetingsErrorTitle} loading={null}>
      {() => null}
    </QueryContent>
  );
