/** The texts of the module's extensions, which load without the module's other texts. */
export const messages = {
  foundPeople: {
    title: 'People',
    errorTitle: 'The members could not be searched',
  },
} as const;
