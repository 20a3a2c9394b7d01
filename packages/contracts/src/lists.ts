import { z } from 'zod';

export const maxPageSize = 200;
/** Rows of a list that was asked for without `limit`. */
export const unpagedRows = 500;

/** Keyset paging, the same for every list. */
export const pageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(maxPageSize).optional(),
  cursor: z.string().max(512).optional().describe('Opaque; from the Link header of the page before'),
});

export type PageQuery = z.infer<typeof pageQuery>;
