export interface DemoMeeting {
  /** From today; negative is past. */
  readonly inDays: number;
  /** Of the Colombian clock, `HH:mm`. */
  readonly time: string;
  readonly title: string;
  readonly description: string;
  /** The last part of the link. */
  readonly room: string;
  /** A club's key; empty for the meetings of all. */
  readonly classification: string;
  /** Name of a demo member. */
  readonly author: string;
}

/** Day and time of a meeting in one word: `at(-3, '18:00')`. */
export function at(inDays: number, time: string): Pick<DemoMeeting, 'inDays' | 'time'> {
  return { inDays, time };
}
