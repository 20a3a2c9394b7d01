import { isUtf8 } from 'node:buffer';
import { safeParseAsync } from 'zod';
import type { $ZodType, output } from 'zod/v4/core';
import { readBodyBytes } from './body-bytes.ts';
import { fieldProblems } from './field-problems.ts';
import { validationFailed, type ProblemError } from './problem-error.ts';
import type { KitContext } from './request-state.ts';

/** Greatest number of elements of an array in a body. */
const maxArrayLength = 1000;

/**
 * Reads a JSON body and parses it by the schema.
 *
 * @throws ProblemError `validation` (400) if it does not fit the schema, `too_large` (413) or `unsupported_media` (415).
 */
export async function readJsonBody<S extends $ZodType>(ctx: KitContext, schema: S): Promise<output<S>> {
  // Without a body is() returns null, and the schema reports the missing fields.
  if (ctx.request.is('json', '+json') === false)
    throw validationFailed([], 'The body must be JSON: send Content-Type: application/json.');
  return parseJsonBody(await readBodyBytes(ctx), schema);
}

/**
 * Parses the bytes of a JSON body by the schema, for a program that reads them itself.
 *
 * @throws ProblemError `validation` (400) if it does not fit the schema.
 */
export async function parseJsonBody<S extends $ZodType>(bytes: Buffer, schema: S): Promise<output<S>> {
  const body = parseJson(bytes);
  assertShortArrays(body);
  const parsed = await safeParseAsync(schema, body);
  if (!parsed.success) throw validationFailed(fieldProblems(parsed.error));
  return parsed.data;
}

function parseJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  if (!isUtf8(bytes)) throw invalidJson();
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) throw invalidJson();
    throw error;
  }
}

function invalidJson(): ProblemError {
  return validationFailed([{ pointer: '', message: 'The body is not valid JSON.' }]);
}

/** A schema reports every wrong element of an array, so a long array is refused before it is validated. */
function assertShortArrays(body: unknown): void {
  const values: unknown[] = [body];
  while (values.length > 0) {
    const value = values.pop();
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value) && value.length > maxArrayLength) {
      throw validationFailed([{ pointer: '', message: `A list can have at most ${maxArrayLength} elements.` }]);
    }
    const parts: unknown[] = Object.values(value);
    for (const part of parts) values.push(part);
  }
}
