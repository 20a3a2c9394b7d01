/** The texts of the dialog, which load with it. */
export const likersMessages = {
  title: 'Liked by',
  loading: 'Loading the members',
  errorTitle: 'The members did not load',
  none: 'No likes yet.',
  formerMember: 'A member',
  more: (count: number) => `and ${count} more`,
} as const;
