/** Every text about undoing an act. */
export const undoMessages = {
  short: 'Undo',
  undo: (sentence: string) => `Undo: ${sentence}`,
  title: 'Undo this?',
  submit: 'Undo',
  done: 'It is undone.',
  last: (sentence: string) => `Your last act: ${sentence}.`,
  never: 'This cannot be undone.',
  removed: (module: string) => `${module} is no longer in the registry.`,
  takenBack: 'All members have the live version at their next navigation.',
  switchedOn: 'Members get it at their next navigation.',
  handedBack: (module: string, team: string) => `${module} goes back to ${team}.`,
  hasAgain: (module: string, version: string) => `${module} has ${version} again.`,
  leaves: (module: string) => `${module} has no version there any more.`,
} as const;
