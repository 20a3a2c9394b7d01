/** The texts about meetings that repeat, which load with the form. */
export const recurrenceMessages = {
  following: 'Also all following meetings of this series',
  repeats: 'Repeats',
  rules: {
    never: 'Never',
    'week-1': 'Every week',
    'week-2': 'Every 2 weeks',
    'month-1': 'Every month',
  },
  until: 'Until',
  count: (count: number, last: string) => `${count} meetings until ${last}.`,
  shortMonths: 'In shorter months on the last day.',
} as const;
