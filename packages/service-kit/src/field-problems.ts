import type { $ZodError } from 'zod/v4/core';
import type { FieldProblem } from './problem-error.ts';

const maxFieldProblems = 50;

/** Turns the first 50 issues of a schema into RFC 6901 pointers with the schema's own messages. */
export function fieldProblems(error: $ZodError): FieldProblem[] {
  const first = error.issues.slice(0, maxFieldProblems);
  return first.map((issue) => ({ pointer: pointerTo(issue.path), message: issue.message }));
}

/** Returns the RFC 6901 pointer to a part of a document. */
export function pointerTo(path: readonly PropertyKey[]): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
