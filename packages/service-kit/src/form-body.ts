import { safeParseAsync } from 'zod';
import type { $ZodType, output } from 'zod/v4/core';
import { fieldProblems } from './field-problems.ts';
import { receiveForm } from './form-parser.ts';
import { validationFailed, unsupportedMedia } from './problem-error.ts';
import type { KitContext } from './request-state.ts';

/**
 * Reads a multipart form: texts and files, as a list if a name occurs more than once. The whole form is kept in memory,
 * so the endpoint limits it.
 * @throws ProblemError `unsupported_media` (415), `too_large` (413) or `validation` (400).
 */
export async function readFormBody<S extends $ZodType>(ctx: KitContext, schema: S): Promise<output<S>> {
  const type = ctx.get('Content-Type');
  if (!/^multipart\/form-data *;/i.test(type)) throw unsupportedMedia('Send this as multipart/form-data.');
  const parsed = await safeParseAsync(schema, await receiveForm(ctx, type));
  if (!parsed.success) throw validationFailed(fieldProblems(parsed.error));
  return parsed.data;
}
