import type { ESLint } from 'eslint';

export interface WordProblem {
  readonly word: string;
  /** The advice of the glossary. */
  readonly write: string;
}

export function problemsOfProse(text: string): WordProblem[];
export function problemsOfComment(text: string): WordProblem[];
export function problemsOfName(name: string): WordProblem[];

/** `settings.domainWords` lists words that the folder may use all the same. */
export const plainWords: ESLint.Plugin;
