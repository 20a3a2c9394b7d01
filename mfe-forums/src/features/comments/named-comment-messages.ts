/** The texts about a comment that an address names and the list does not show, which load with the comments. */
export const namedCommentMessages = {
  gone: 'The comment that you came for is not here any more.',
  older: 'The comment that you came for is further up, among the earlier ones.',
} as const;
