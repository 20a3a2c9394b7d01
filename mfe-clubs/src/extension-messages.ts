/** The texts of the module's extensions, which load without the module's other texts. */
export const messages = {
  foundClubs: {
    title: 'Clubs',
    retired: '(retired)',
    errorTitle: 'The clubs could not be searched',
  },
} as const;
