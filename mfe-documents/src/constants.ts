/** Rows of one page of a category. */
export const documentsPerPage = 24;

/** Characters that a search may have at most; the API refuses more. */
export const longestSearch = 200;

/** Rows of a section on a page of the shell or of another module; its height in `module.json` has room for them. */
export const rowsInSection = 3;
