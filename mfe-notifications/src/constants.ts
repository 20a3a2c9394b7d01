/** Rows of one page of the list. */
export const rowsPerPage = 20;
