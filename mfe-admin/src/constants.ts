/** The channel whose releases all members have. */
export const stable = 'stable';

/** Rows of one page of a list. */
export const rowsPerPage = 20;

/** Milliseconds until the page asks whether the log of releases has a new entry. */
export const freshMs = 3000;
