/** How long a post may take to turn up before it is called missing. */
export const notFoundGraceMs = 3000;

/** Rows of one page of a list; `module.json` has the list of posts fetched ahead with the same number. */
export const postsPerPage = 20;
export const commentsPerPage = 20;

/** Characters of a post's content that the list shows at most. */
export const excerptLength = 280;
