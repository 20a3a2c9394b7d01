/** How long a post may take to turn up before it is called missing. */
export const notFoundGraceMs = 3000;

/** Rows of one page of a list; `module.json` has the lists of posts and notes fetched ahead with the same numbers. */
export const postsPerPage = 20;
export const commentsPerPage = 20;
export const notesPerPage = 24;

/** Characters of a post's content that the list shows at most. */
export const excerptLength = 280;

/** Rows of a section on a page of the shell or of another module; its height in `module.json` has room for them. */
export const rowsInSection = 3;
