import type { $ZodError } from 'zod/v4/core';
import type { FieldProblem } from './problem-error.ts';

/** A schema's issues as RFC 6901 pointers with the schema's own messages. */
export function fieldProblems(error: $ZodError): FieldProblem[] {
  return error.issues.map((issue) => ({ pointer: pointerTo(issue.path), message: issue.message }));
}

function pointerTo(path: readonly PropertyKey[]): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
