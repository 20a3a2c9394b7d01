/** The texts of the dialog, which load with it. */
export const reportMessages = {
  title: { post: 'Report this post', comment: 'Report this comment', note: 'Report this note' },
  intro: 'An Admin looks at it. The author does not learn who reported it.',
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
