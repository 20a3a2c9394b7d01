// Without the boot document's schema, so that the landing page does not load zod.

/**
 * The id of the element that holds the digests of lazy files of the releases that a page shows: what each `lazyIntegrity`
 * address responds, by address.
 */
export const lazyIntegrityElementId = 'lazy-integrity';

/** The `rel` of a preload link that begins when the shell sets it to `preload`. */
export const laterPreload = 'preload-later';
