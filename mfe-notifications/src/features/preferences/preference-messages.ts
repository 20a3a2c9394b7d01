/** Every text of the page of preferences. */
export const preferenceMessages = {
  title: 'Notification preferences',
  intro: 'Choose what you want to be told. Each choice is saved at once.',
  loading: 'Loading your preferences',
  errorTitle: 'Your preferences did not load',
  saved: 'Your choice is saved.',
  notSaved: 'Your choice could not be saved. Please try again.',
  emailsGo: (to: string, zone: string) =>
    `E-mails go to ${to}, at 5 PM in your time zone (${zone.replaceAll('_', ' ')}), if there is something unread.`,
  devicesGet: (zone: string) =>
    `On your devices, what you want every day or every Monday comes as one message at 5 PM in your time zone (${zone.replaceAll('_', ' ')}), if there is something unread.`,
  emailStopped: {
    /** By reason: what is so, and the way on. */
    reasons: {
      bounce: (to: string) =>
        `E-mails to ${to} came back, so none are sent any more. If the address is right and takes e-mails again, have them sent again.`,
      complaint: (to: string) =>
        `An e-mail to ${to} was reported as unwanted, so none are sent any more. If that was a mistake, have them sent again.`,
    },
    resume: 'Send e-mails again',
    resumed: (to: string) => `E-mails go to ${to} again.`,
  },
  portal: { label: 'In the portal', now: 'Show', never: 'Do not show' },
  email: { label: 'By e-mail', daily: 'Every day', weekly: 'Every Monday', never: 'Never' },
  push: { label: 'On my devices', now: 'At once', daily: 'Every day', weekly: 'Every Monday', never: 'Never' },
  /** By topic, in the order of the page. */
  topics: {
    comments: { name: 'Comments on my posts', hint: 'Another member comments on what you wrote.' },
    replies: { name: 'Replies to my comments', hint: 'Another member replies to a comment of yours.' },
    mentions: {
      name: 'Mentions of me',
      hint: 'Another member writes @ and your name, also in a conversation that you have muted.',
    },
    threads: { name: 'Conversations that I take part in', hint: 'Another member comments after you.' },
    likes: { name: 'Likes', hint: 'Other members like your posts, comments and notes.' },
    clubs: { name: 'My clubs', hint: 'A club that you have joined has a new meeting or document.' },
    meetings: { name: 'Meetings', hint: 'Yours, and those that you join, are moved or cancelled, or begin soon.' },
    moderation: {
      name: 'Answers of Admins',
      hint: 'An Admin has decided about a text of yours, or about one that you reported.',
    },
    other: { name: 'Everything else', hint: 'News that has no line of its own here.' },
  },
} as const;
