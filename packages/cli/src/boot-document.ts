import { z } from 'zod';

/**
 * The part of a portal's boot document that this package reads or changes. A portal may be newer than this package, so
 * all else is left as it is.
 */
export const bootDocument = z.looseObject({
  identity: z.looseObject({ url: z.string() }),
  modules: z.array(z.looseObject({ id: z.string(), version: z.string() })),
});
