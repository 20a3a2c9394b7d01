import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { z } from 'zod';
import { fieldProblems } from './field-problems.ts';
import { invalidBody, type ProblemError, tooLarge } from './problem-error.ts';
import type { KitContext } from './request-state.ts';

/** Greatest JSON body in bytes if the app says nothing else. */
export const defaultBodyLimit = 256 * 1024;

const limits = new WeakMap<object, number>();

/** Sets the greatest JSON body of a request in bytes. */
export function limitBody(ctx: KitContext, maxBytes: number): void {
  limits.set(ctx.req, maxBytes);
}

/** The body as the schema has it; anything else is a 400 that says what is wrong, or a 413. */
export async function readJsonBody<S extends z.ZodType>(ctx: KitContext, schema: S): Promise<z.output<S>> {
  // is() answers null when there is no body at all: then the schema tells what is missing.
  const type = ctx.request.is('json', '+json');
  if (type === false) throw invalidBody([], 'The body must be JSON: send Content-Type: application/json.');
  const bytes = await readBytes(ctx.req, limits.get(ctx.req) ?? defaultBodyLimit);
  const parsed = await schema.safeParseAsync(parseJson(bytes));
  if (!parsed.success) throw invalidBody(fieldProblems(parsed.error));
  return parsed.data;
}

async function readBytes(request: IncomingMessage, maxBytes: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const chunks: Buffer[] = [];
  let length = 0;
  // Not `for await`: leaving it early would destroy the socket before the 413 could be sent.
  return new Promise((resolve, reject) => {
    request.on('data', (chunk: Buffer) => {
      length += chunk.length;
      if (length > maxBytes) reject(tooLarge(maxBytes));
      else chunks.push(chunk);
    });
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', reject);
    request.once('close', () => reject(invalidBody([], 'The body ended too early.')));
  });
}

function parseJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  if (!isUtf8(bytes)) throw notJson();
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) throw notJson();
    throw error;
  }
}

function notJson(): ProblemError {
  return invalidBody([{ pointer: '', message: 'The body is not valid JSON.' }]);
}
