/** Reports a subject's state when it differs from the one before, so a lasting problem is one line in the log. */
export function onceUntilChanged(): (subject: string, state: string, report: () => void) => void {
  const reported = new Map<string, string>();
  return (subject, state, report) => {
    if (reported.get(subject) === state) return;
    reported.set(subject, state);
    report();
  };
}
