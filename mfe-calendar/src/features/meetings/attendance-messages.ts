/** The texts about attendance, which load with it. */
export const attendanceMessages = {
  question: (title: string) => `Do you join “${title}”?`,
  choices: { accepted: 'I join', tentative: 'Maybe', declined: 'I cannot' },
  decided: {
    accepted: 'You join this meeting.',
    tentative: 'You may join this meeting.',
    declined: 'You do not join this meeting.',
  },
  withdrawn: 'Your decision is taken back.',
  failed: 'Your decision could not be saved. Please try again.',
  who: 'Who joins?',
  whoOf: (title: string) => `Who joins “${title}”?`,
  title: 'Who joins?',
  groups: {
    accepted: (count: number) => (count === 1 ? '1 member joins' : `${count} members join`),
    tentative: (count: number) => (count === 1 ? '1 member may join' : `${count} members may join`),
    declined: (count: number) => (count === 1 ? '1 member cannot' : `${count} members cannot`),
  },
  loading: 'Loading the members',
  errorTitle: 'The members did not load',
  none: 'No member has decided yet.',
  more: (count: number) => `These are the latest ${count} decisions.`,
} as const;
