/** The channel whose releases all members have. */
export const stable = 'stable';

/** Rows of one page of a list. */
export const rowsPerPage = 20;

/** Milliseconds between two reads of the newest entry of the log. */
export const freshMs = 3000;
