/** The texts of the dialog, which load with it. */
export const historyMessages = {
  title: 'Former texts',
  loading: 'Loading the former texts',
  errorTitle: 'The former texts did not load',
  empty: 'This text has no former ones.',
} as const;
