import { safeParseAsync } from 'zod';
import type { $ZodType, output } from 'zod/v4/core';
import { readBodyBytes } from './body-bytes.ts';
import { fieldProblems } from './field-problems.ts';
import { invalidBody, unsupportedMedia } from './problem-error.ts';
import type { KitContext } from './request-state.ts';

type FormValue = FormData extends { get(name: string): infer Value } ? Value : never;

/**
 * The fields of a multipart form as the schema has them: texts and files, a list where a name comes more than once. The
 * whole form is kept in memory, so the endpoint limits it.
 */
export async function readFormBody<S extends $ZodType>(ctx: KitContext, schema: S): Promise<output<S>> {
  const type = ctx.get('Content-Type');
  if (!/^multipart\/form-data *;/i.test(type)) throw unsupportedMedia('Send this as multipart/form-data.');
  const parsed = await safeParseAsync(schema, fieldsOf(await parseForm(await readBodyBytes(ctx), type)));
  if (!parsed.success) throw invalidBody(fieldProblems(parsed.error));
  return parsed.data;
}

async function parseForm(bytes: Buffer<ArrayBuffer>, type: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'Content-Type': type } }).formData();
  } catch (cause) {
    // All of it is here already, so only what it says can be wrong.
    throw invalidBody([], 'The body is not a valid form.', cause);
  }
}

function fieldsOf(form: FormData): Record<string, unknown> {
  return Object.fromEntries([...new Set(form.keys())].map((name) => [name, valueOf(form.getAll(name))]));
}

function valueOf(values: readonly FormValue[]): unknown {
  return values.length === 1 ? values[0] : values;
}
