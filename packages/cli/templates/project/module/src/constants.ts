/** Rows of the list that are fetched at once. */
export const perPage = 20;

/** Rows of the section on a profile. */
export const rowsInSection = 3;
