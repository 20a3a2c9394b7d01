/** Rows of one page of the list. */
export const rowsPerPage = 20;

/** Milliseconds between two reads of the count of unread notifications. */
export const countFreshMs = 60_000;
