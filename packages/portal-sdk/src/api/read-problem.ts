import type { Problem } from '@seed/contracts/problem';

/**
 * An error answer as the contract has it, or undefined for anything else. Checked by hand: this is part of the main
 * menu's first load, which the contract's own schema would bring all of zod.
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
