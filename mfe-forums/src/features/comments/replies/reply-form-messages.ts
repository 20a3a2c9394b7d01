/** The texts of the form for a reply, which load with it. */
export const replyFormMessages = {
  label: (author: string) => `Your reply to ${author}`,
  send: 'Reply',
} as const;
