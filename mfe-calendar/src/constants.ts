/** The calendar's days and months are written as in the United States, whatever the browser's language. */
export const calendarLocale = 'en-US';

/** Rows of one page of a list; `module.json` has the list of meetings fetched ahead with the same number. */
export const meetingsPerPage = 50;
export const eventsPerPage = 200;

/** By how many hours the clocks of a zone are ahead of the stored, Colombian time. */
export const meetingZones = [
  { id: 'COL', offset: 0 },
  { id: 'ARG/BRA', offset: 2 },
  { id: 'JP', offset: 14 },
] as const;

/** Meeting cards cycle over so many gradients. */
export const meetingGradients = 5;

/** How often meetings are divided into past and future again, in milliseconds. */
export const clockTickMs = 30_000;

/** Rows of a section on a page of the shell or of another module; its height in `module.json` has room for them. */
export const rowsInSection = 3;
