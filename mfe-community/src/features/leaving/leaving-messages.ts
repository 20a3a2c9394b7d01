/** The texts about leaving the portal. */
export const leavingMessages = {
  title: 'Leave the portal',
  hint: 'You can leave whenever you like. It cannot be undone: to come back, you need a new invitation.',
  deletedTitle: 'This is deleted',
  deleted: [
    'your profile and all your pictures, also those in posts',
    'your likes, and former versions of your texts',
    'your memberships of clubs and your calendar subscription',
    'your notifications and your choices about them',
  ],
  keptTitle: 'This stays',
  kept: [
    'your posts, comments, recommendations, meetings and documents, without your name',
    'your name where others have typed it themselves',
  ],
  exportFirst:
    'Would you like to keep a copy? Download your data above first: the files are deleted with your profile.',
  signIn: (minutes: number) => `If you signed in more than ${minutes} minutes ago, you sign in again first.`,
  leave: 'Leave the portal',
  dialog: {
    title: 'Leave the portal?',
    text: (name: string) =>
      `The profile of ${name} is deleted for good, and you can no longer sign in. Files with your data that you have not downloaded are deleted too.`,
    confirm: 'Yes, leave',
    stay: 'Stay',
    signInAgain: 'Please sign in again. You come back here after that.',
    unknownSignIn: (email: string) =>
      `The portal cannot see when you signed in, so nothing was deleted. Please write to ${email}.`,
  },
} as const;
