/** Rows of one page of a category. */
export const documentsPerPage = 24;

/** The maximum length of a search; the API refuses longer ones. */
export const longestSearch = 200;

/** Rows of a section on a page of the shell or of another module; its height in `module.json` has room for them. */
export const rowsInSection = 3;
