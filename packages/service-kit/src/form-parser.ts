import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { receiveBody } from './body-bytes.ts';
import { validationFailed, tooLarge } from './problem-error.ts';
import type { KitContext } from './request-state.ts';

type FormValue = string | File;
type FormValues = Record<string, FormValue | FormValue[]>;

/** Forms of the portal have one file and a few texts. Sizes are bytes. */
const formLimits = { parts: 20, fields: 16, files: 4, fieldSize: 64 * 1024, headerPairs: 16, headerSize: 4 * 1024 };

/**
 * Parses the request's multipart form while it arrives (RFC 7578). The cost grows with the size of the form, not with
 * the number of its parts: parsing stops at the first part beyond the limits.
 * @param type the request's `Content-Type`, which has the boundary
 * @throws ProblemError `too_large` (413) or `validation` (400).
 */
export async function receiveForm(ctx: KitContext, type: string): Promise<FormValues> {
  const parser = createParser(type);
  const values = new Map<string, FormValue[]>();
  let isParsing = true;
  const parsed = collect(parser, values).finally(() => {
    isParsing = false;
  });
  const received = receiveBody(ctx, (chunk) => {
    if (isParsing) parser.write(chunk);
  }).then(() => parser.end());
  await Promise.all([received, parsed]);
  return Object.fromEntries(
    [...values].map(([name, [only = '', ...more]]) => [name, more.length > 0 ? [only, ...more] : only]),
  );
}

function createParser(type: string): BusboyInstance {
  try {
    return new Busboy({ headers: { 'content-type': type }, limits: formLimits });
  } catch (cause) {
    throw invalidForm(cause);
  }
}

function collect(parser: BusboyInstance, values: Map<string, FormValue[]>): Promise<void> {
  const add = (name: string | undefined, value: FormValue) => {
    if (name === undefined) return;
    const sameName = values.get(name);
    if (sameName === undefined) values.set(name, [value]);
    else sameName.push(value);
  };
  return new Promise((resolve, reject) => {
    for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
      parser.once(limit, () => reject(tooLarge('This form has too many parts.')));
    }
    parser.on('field', (...[name, value, , isTruncated]) => {
      if (isTruncated) reject(tooLarge(`A text of a form can have at most ${formLimits.fieldSize} bytes.`));
      else add(name, value);
    });
    parser.on('file', (...[name, stream, filename, , mimeType]) => {
      collectFile(stream, (chunks) => add(name, new File(chunks, filename, { type: mimeType })));
    });
    parser.once('error', (cause: unknown) => reject(invalidForm(cause)));
    parser.once('finish', resolve);
  });
}

function collectFile(stream: BusboyFileStream, take: (chunks: Buffer<ArrayBuffer>[]) => void): void {
  const chunks: Buffer<ArrayBuffer>[] = [];
  stream.on('data', (chunk: Buffer<ArrayBuffer>) => chunks.push(chunk));
  stream.once('end', () => take(chunks));
  // The parser reports the same error for the form as a whole.
  stream.once('error', () => undefined);
}

function invalidForm(cause: unknown) {
  return validationFailed([], 'The body is not a valid form.', cause);
}
