import { isUtf8 } from 'node:buffer';
import { safeParseAsync } from 'zod';
import type { $ZodType, output } from 'zod/v4/core';
import { readBodyBytes } from './body-bytes.ts';
import { fieldProblems } from './field-problems.ts';
import { invalidBody, type ProblemError } from './problem-error.ts';
import type { KitContext } from './request-state.ts';

/** The body as the schema has it; anything else is a 400 that says what is wrong, or a 413. */
export async function readJsonBody<S extends $ZodType>(ctx: KitContext, schema: S): Promise<output<S>> {
  // is() answers null when there is no body at all: then the schema tells what is missing.
  const type = ctx.request.is('json', '+json');
  if (type === false) throw invalidBody([], 'The body must be JSON: send Content-Type: application/json.');
  const parsed = await safeParseAsync(schema, parseJson(await readBodyBytes(ctx)));
  if (!parsed.success) throw invalidBody(fieldProblems(parsed.error));
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
  return invalidBody([{ pointer: '', message: 'The body is not valid JSON.' }]);
}
