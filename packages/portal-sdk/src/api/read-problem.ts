import type { Problem } from '@seed/contracts/problem';

/**
 * Reads a problem document, or returns undefined for anything else. It is checked by hand, because it is part of the
 * first load of the main menu and the contract's own schema would add all of zod.
 */
export function readProblem(value: unknown): Problem | undefined {
  if (!isRecord(value)) return undefined;
  const { type, title, status, code, detail, instance, errors } = value;
  if (!isText(type) || !isText(title) || !isText(code) || !Number.isInteger(status)) return undefined;
  if (![detail, instance].every((text) => text === undefined || isText(text))) return undefined;
  if (errors !== undefined && !(Array.isArray(errors) && errors.every(isFieldError))) return undefined;
  return value as Problem;
}

function isFieldError(value: unknown): boolean {
  return isRecord(value) && isText(value['pointer']) && isText(value['message']);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
