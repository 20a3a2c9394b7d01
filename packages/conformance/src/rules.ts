/** The rules of `portal check` by their first part, in the order in which they are checked. */
export const rules = [
  'types',
  'build',
  'budget',
  'manifest',
  'source',
  'console',
  'mount',
  'style',
  'global',
  'accessibility',
  'layout',
  'failure',
  'leak',
] as const;

/** The first part of a rule, such as `leak` of `leak/listener`. */
export type Rule = (typeof rules)[number];
