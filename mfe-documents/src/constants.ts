/** Rows of one page of a category. */
export const documentsPerPage = 24;

/** Characters that a search may have at most; the API refuses more. */
export const longestSearch = 200;
