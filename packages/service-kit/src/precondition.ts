import type { KitContext } from './request-state.ts';
import { badRequest, forbidden, preconditionFailed } from './problem-error.ts';

/** The versions of an entity that the caller accepts for a change: those of `If-Match`, or any without the header. */
export type ExpectedVersions = readonly number[] | 'any';

// `W/` is accepted because compressing proxies weaken tags; the version part is exact either way.
const versionTag = /^(?:W\/)?"(\d{1,15})-[!#-+\--~]*"$/;

/**
 * Reads `If-Match` (RFC 9110, section 13.1.1). `route` passes the result to each handler.
 *
 * @param ifMatch the header's value, such as `"3-Xa9f"`
 * @returns the versions in its tags, or `any` for `*` and without the header
 * @throws ProblemError `bad_request` (400) if a tag is not one of this API.
 *
 * @example
 * ```ts
 * const expected = expectedVersions('"3-Xa9f"'); // [3]
 * ```
 */
export function expectedVersions(ifMatch: string | undefined): ExpectedVersions {
  if (ifMatch === undefined || ifMatch === '*') return 'any';
  return ifMatch.split(/, */).map((tag) => {
    const version = versionTag.exec(tag)?.[1];
    if (version === undefined) throw badRequest('If-Match must be * or list ETags of the entity.');
    return Number(version);
  });
}

/** An update that a caller requests. */
export interface UpdateCheck {
  /** Whether the caller may make it. */
  readonly permitted: boolean;
  /** The detail of the 403, such as 'Only its author may change a post.' */
  readonly refusal: string;
  readonly expected: ExpectedVersions;
  /** The version of the stored entity. */
  readonly version: number;
}

/**
 * Decides whether an update may be written. Permission comes first: a caller without it gets 403 whatever state the
 * update is based on.
 *
 * @throws ProblemError `forbidden` (403) or `precondition_failed` (412).
 *
 * @example
 * ```ts
 * const permitted = caller.isAdmin || post.authorId === caller.id;
 * const refusal = 'Only its author may change a post.';
 * assertMayUpdate({ permitted, refusal, expected: ifMatch, version: post.version });
 * ```
 */
export function assertMayUpdate({ permitted, refusal, expected, version }: UpdateCheck): void {
  if (!permitted) throw forbidden(refusal);
  assertFresh(expected, version);
}

/**
 * Compares the version of an entity with those that the caller expects. `assertMayUpdate` does this for updates.
 *
 * @param version the version of the stored entity
 * @throws ProblemError `precondition_failed` (412) if it is none of them.
 *
 * @example
 * ```ts
 * assertFresh(ifMatch, settings.version);
 * ```
 */
export function assertFresh(expected: ExpectedVersions, version: number): void {
  if (expected !== 'any' && !expected.includes(version)) throw preconditionFailed();
}

/**
 * Reports whether the client already has the response that the context's ETag names, so that a 304 is enough (RFC 9110,
 * section 13.1.2). Koa's own `fresh` is not used: it treats the `Cache-Control: no-cache` that browsers add to a conditional
 * `fetch` as a demand for the whole body.
 */
export function isNotModified(ctx: KitContext): boolean {
  if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return false;
  const known = ctx.req.headers['if-none-match'];
  if (known === undefined) return false;
  return known.split(',').some((tag) => tag.trim().replace(/^W\//, '') === ctx.response.get('ETag'));
}
