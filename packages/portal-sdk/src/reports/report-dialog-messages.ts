/** The texts of the dialog, which load with it. */
export const reportDialogMessages = {
  intro: 'An Admin looks at it. The other member does not learn who reported it.',
  subject: 'What is it about?',
  reason: 'What is wrong with it?',
  choose: 'Choose a reason',
  reasons: {
    spam: 'It is advertising or spam',
    offensive: 'It insults or threatens somebody',
    private: 'It has private things of somebody',
    wrong: 'It is wrong or misleading',
    other: 'Something else',
  },
  text: 'Tell the Admins more',
  textHint: 'Optional, unless it is something else.',
  submit: 'Report',
  sent: 'Thank you. An Admin will look at it.',
} as const;
