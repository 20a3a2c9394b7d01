import * as z from '@seed/contracts/schema';

export const maxPageSize = 200;
/** Rows of a list that was asked for without `limit`. */
export const unpagedRows = 500;

/** Keyset paging, the same for every list. */
export const pageQuery = z.object({
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxPageSize))),
  cursor: z
    .optional(z.string().check(z.maxLength(512)))
    .check(z.describe('Opaque; from the Link header of the page before')),
});

export type PageQuery = z.infer<typeof pageQuery>;
