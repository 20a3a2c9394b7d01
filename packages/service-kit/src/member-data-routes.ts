import {
  type MemberDataPage,
  memberDataPath,
  type MemberDataRequest,
  memberDataRequest,
} from '@seed/contracts/member-data';
import { z } from 'zod';
import { limitBody } from './body-bytes.ts';
import { readJsonBody } from './json-body.ts';
import type { MemberFile, MemberRowPlace } from './member-files.ts';
import { badRequest } from './problem-error.ts';
import type { ServiceRouter } from './request-state.ts';
import { serviceSecretCheck } from './service-secret.ts';

const longestRequestBytes = 512 * 1024;

/** The place where the next page begins: the index of its file, and the row that it follows. */
const place = z.tuple([z.int().min(0), z.tuple([z.string(), z.union([z.string(), z.int()])]).nullable()]);

/** The secret of services, and what this one stores of a member. */
export interface MemberDataRoutesOptions {
  readonly secret: string;
  readonly files: readonly MemberFile[];
}

/**
 * Serves `POST /internal/member-data`: a page of what the service stores of a member, for the service that makes one file
 * of all of it.
 *
 * @throws ProblemError in a request: `unauthorized` (401) with another secret, `bad_request` (400) for a foreign cursor
 */
export function memberDataRoutes(router: ServiceRouter, { secret, files }: MemberDataRoutesOptions): void {
  const assertService = serviceSecretCheck(secret);
  router.post(memberDataPath, async (ctx) => {
    ctx.state.route = memberDataPath;
    assertService(ctx);
    limitBody(ctx, { bytes: longestRequestBytes });
    ctx.body = await readMemberData(files, await readJsonBody(ctx, memberDataRequest));
    ctx.set('Cache-Control', 'no-store');
  });
}

/**
 * Reads a page of what is stored of a member, file by file.
 *
 * @throws ProblemError `bad_request` (400) for a cursor that is not `next` of another page
 *
 * @example
 * ```ts
 * const { file, rows, next } = await readMemberData(files, { memberIds: ['maria'], cursor: null });
 * ```
 */
export async function readMemberData(
  files: readonly MemberFile[],
  { memberIds, cursor }: MemberDataRequest,
): Promise<MemberDataPage> {
  const [index, after] = cursor === null ? [0, undefined] : parseCursor(cursor);
  const current = files[index];
  if (current === undefined) return { file: null, about: '', rows: [], next: null };
  const { rows, last } = await current.read(memberIds, after);
  const hasNextFile = index + 1 < files.length;
  const next = last !== undefined ? [index, last] : hasNextFile ? [index + 1, null] : undefined;
  const { file, about } = current;
  return { file, about, rows, next: next === undefined ? null : JSON.stringify(next) };
}

function parseCursor(cursor: string): [index: number, after: MemberRowPlace | undefined] {
  try {
    const [index, after] = place.parse(JSON.parse(cursor));
    return [index, after ?? undefined];
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) throw badRequest('The cursor is not valid.');
    throw error;
  }
}
