import type { ReactNode } from 'react';

/** The meetings of a day, for the grid and for the agenda. */
export interface MeetingsOfDay {
  readonly count: number;
  readonly content: ReactNode;
}

export type MeetingsByDay = ReadonlyMap<string, MeetingsOfDay>;
