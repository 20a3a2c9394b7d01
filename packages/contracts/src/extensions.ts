import * as z from '@seed/contracts/schema';

/** The name of a slot: its owner and its place there, e.g. `profile.section`. */
const slotName = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]*\.[a-z][a-z0-9-]*$/, "a slot is named like 'profile.section'"));
const exposedName = z.string().check(
  z.regex(/^\.\/[a-z][a-z0-9-]*$/, "an extension is exposed like './profile-section'"),
  z.refine((name) => name !== './module', "'./module' is the module itself"),
);

/** A module's part that the portal shows in a slot of the shell or of another module. */
export const extensionManifest = z.object({
  slot: slotName,
  /** The build exposes `src/extensions/<name>.ts` under this name. */
  expose: exposedName,
  /** Extensions of one slot are sorted by it, ascending. */
  order: z._default(z.int(), 0),
  /** Realm roles that see it; all members if there are none. */
  roles: z._default(z.array(z.string()).check(z.maxLength(20)), []),
  /** Selects one slot of those with the same name, e.g. by the address of a tile. */
  at: z.optional(z.string()),
  /** CSS pixels that are reserved for it, so that nothing moves when it arrives; the content fits into them. */
  height: z.int().check(z.minimum(1), z.maximum(1200)),
});

export type ExtensionManifest = z.infer<typeof extensionManifest>;

/** A slot that a module offers on one of its pages. */
export const slotPlace = z.object({
  name: slotName,
  /** The page, e.g. `/albums/:id`. */
  at: z.string().check(z.startsWith('/')),
  /**
   * Whether the slot is in view when the page opens: on every screen, on wide ones, or after scrolling. The document of
   * the page preloads what is in view.
   */
  inView: z._default(z.enum(['always', 'wide', 'later']), 'later'),
});

export type SlotPlace = z.infer<typeof slotPlace>;

/** Names of files or libraries of one part of a release. */
export const releaseFiles = z.array(z.string()).check(z.maxLength(200));

/** Scripts and styles (relative to the release) that an extension needs at once, and the libraries it shares. */
export const extensionFiles = z.object({
  expose: exposedName,
  js: releaseFiles,
  css: releaseFiles,
  shared: releaseFiles,
});
