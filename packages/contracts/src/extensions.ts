import * as z from '@seed/contracts/schema';

/** The name of a slot: who owns it and what it is, e.g. `profile.section`. */
const slotName = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]*\.[a-z][a-z0-9-]*$/, "a slot is named like 'profile.section'"));
const exposedName = z.string().check(
  z.regex(/^\.\/[a-z][a-z0-9-]*$/, "an extension is exposed like './profile-section'"),
  z.refine((name) => name !== './module', "'./module' is the module itself"),
);

/** A module's part that the portal shows in a slot of the shell or of another module. */
export const extensionManifest = z.strictObject({
  slot: slotName,
  /** The build exposes `src/extensions/<name>.ts` under it. */
  expose: exposedName,
  /** Extensions of one slot are sorted by it, ascending. */
  order: z._default(z.int(), 0),
  /** Realm roles that see it; everybody if there are none. */
  roles: z._default(z.array(z.string()).check(z.maxLength(20)), []),
  /** Of a slot that exists several times, the one that is meant, e.g. the address of a tile. */
  at: z.optional(z.string()),
  /** CSS pixels that are reserved for it, so that nothing moves when it arrives; the content fits into them. */
  height: z.int().check(z.minimum(1), z.maximum(1200)),
});

export type ExtensionManifest = z.infer<typeof extensionManifest>;

/** Names of files or libraries of one part of a release. */
export const releaseFiles = z.array(z.string()).check(z.maxLength(200));

/** Scripts and styles (relative to the release) that an extension needs at once, and the libraries it shares. */
export const extensionFiles = z.object({
  expose: exposedName,
  js: releaseFiles,
  css: releaseFiles,
  shared: releaseFiles,
});
