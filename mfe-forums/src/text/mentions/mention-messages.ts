/** The texts of the list of members, which load with it. */
export const mentionMessages = {
  list: 'Members to mention',
  found: (count: number) =>
    count === 1 ? 'One member found. Enter mentions them.' : `${count} members found. Arrows choose, Enter mentions.`,
  failed: 'The names of members did not load. You can go on writing.',
} as const;
