import * as z from '@seed/contracts/schema';
import type { $ZodType } from 'zod/v4/core';

/** The greatest `limit` that a client may send. */
export const maxPageSize = 200;
/** Rows of a list that is requested without `limit`; no response has more. */
export const unpagedRows = 500;

/** Keyset paging, the same for every list. */
export const pageQuery = z.object({
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxPageSize))),
  cursor: z
    .optional(z.string().check(z.minLength(1), z.maxLength(512), z.regex(/^[\w-]*\.\d{1,10}$/)))
    .check(z.describe('Opaque; from the Link header of the page before')),
});

/** The words of a search, the same for every list. A blank text restricts nothing. */
export const searchWords = z
  .optional(z.string().check(z.maxLength(200)))
  .check(z.describe('Beginnings of words in its texts'));

export type PageQuery = z.infer<typeof pageQuery>;

/**
 * The response of a list: one page of its rows.
 * @param row the schema of a row
 * @example
 * const response = listOf(post);
 */
export function listOf<Row extends $ZodType>(row: Row) {
  return z.array(row).check(z.maxLength(unpagedRows));
}
