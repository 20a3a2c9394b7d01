/** Every text about how modules open. */
export const healthMessages = {
  title: 'Health',
  intro: 'Counted from the openings that browsers report: all of them, or the share that the portal is set to.',
  loading: 'Loading the health',
  errorTitle: 'The health did not load',
  span: 'Time',
  spans: { day: 'The last 24 hours', fortnight: 'The last 14 days' },
  none: {
    day: 'No opening was reported in the last 24 hours.',
    fortnight: 'No opening was reported in the last 14 days.',
  },
  openings: (count: number) => (count === 1 ? '1 opening' : `${count} openings`),
  failures: (percent: number, count: number) => `${percent}\u00a0% failed (${count})`,
  times: (medianMs: number, slowMs: number) => `Mounted in ${medianMs} ms; one of twenty took ${slowMs} ms or more`,
  noTimes: 'Not mounted yet',
  chart: (measure: string, from: string, greatest: string) => `${measure} since ${from}; at most ${greatest}`,
  measures: { openings: 'Openings', failures: 'Failures', times: 'Time to mount' },
  percent: (percent: number) => `${percent}\u00a0%`,
  ms: (ms: number) => `${ms} ms`,
} as const;
