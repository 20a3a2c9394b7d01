/** The time in milliseconds that a post may take to appear before the page shows that it is missing. */
export const notFoundGraceMs = 3000;

/** Rows of one page of a list; `module.json` declares the prefetches of posts and notes with the same numbers. */
export const postsPerPage = 20;
export const commentsPerPage = 20;
export const notesPerPage = 24;

/** The maximum length of a post's excerpt in the list, in characters. */
export const excerptLength = 280;

/** Rows of a section on a page of the shell or of another module; its height in `module.json` has room for them. */
export const rowsInSection = 3;
