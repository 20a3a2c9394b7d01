/** The texts of the subscription, which load with its dialog. */
export const feedMessages = {
  title: 'Subscribe to the calendar',
  loading: 'Loading your subscription',
  errorTitle: 'Your subscription did not load',
  about:
    'You get an address of your own, for Google Calendar, Apple Calendar, Outlook and others. Whoever has it can read the events, so keep it to yourself. You can end it at any time.',
  create: 'Create my address',
  address: 'Your address',
  addressHint: 'It is shown only now. In Google Calendar: Other calendars, From URL.',
  copy: 'Copy',
  copied: 'The address is copied.',
  notCopied: 'It could not be copied. Please select the address and copy it yourself.',
  openProgram: 'Open in my calendar program',
  since: (date: string) => `You have been subscribed since ${date}.`,
  again:
    'An address is shown only once. If yours got lost, create a new one: the calendar program then needs the new one, the old one ends.',
  createAgain: 'Create a new address',
  revoke: 'End the subscription',
  revokeQuestion: 'Your calendar program will no longer get the events. End the subscription?',
  revoked: 'Your subscription has ended.',
} as const;
