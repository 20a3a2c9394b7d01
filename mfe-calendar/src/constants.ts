/** The locale of all dates: the product's language is American English, whatever the browser's is. */
export const calendarLocale = 'en-US';

/** Rows of one page of a list; `module.json` declares the prefetch of meetings with the same number. */
export const meetingsPerPage = 50;
export const eventsPerPage = 200;

/** The zones of the programme; `offset` is their lead over the stored Colombian time, in hours. */
export const meetingZones = [
  { id: 'COL', offset: 0 },
  { id: 'ARG/BRA', offset: 2 },
  { id: 'JP', offset: 14 },
] as const;

/** The number of gradients that the meeting cards cycle over. */
export const meetingGradients = 5;

/** The interval in milliseconds at which meetings are divided into past and future again. */
export const clockTickMs = 30_000;

/** Rows of a section on a page of the shell or of another module; its height in `module.json` has room for them. */
export const rowsInSection = 3;
