import * as z from '@seed/contracts/schema';
import { moduleId } from './module-manifest.ts';
import { moduleRelease } from './module-release.ts';

/** A release as the shell gets it: its URLs are absolute paths of this origin (or of a development server). */
export const bootModule = z.extend(moduleRelease, {
  /** The shared libraries that lack an export which the module needs. The module loads the copies in its release. */
  ownLibraries: z.optional(z.array(z.string()).check(z.maxLength(100))),
  /**
   * Where the integrity of the release's other files is, by path, e.g. `/boot/forums/1.0.0.json`. If it is absent,
   * `integrity` has every file.
   */
  lazyIntegrity: z.optional(z.string()),
});

/** The canary of a module, and the members who get it. The shell chooses by the member's id (`canary-audience.ts`). */
export const bootCanary = z.object({
  rollout: z.int(),
  share: z.number(),
  roles: z.array(z.string()).check(z.maxLength(20)),
  release: bootModule,
});

/** A module that is switched off for all members. */
export const bootSwitchedOff = z.object({
  id: z.string(),
  title: z.string(),
  routes: z.array(z.string()).check(z.maxLength(20)),
  /** The text that members read at its routes. */
  message: z.string(),
});

/**
 * The boot document: all that the shell needs before its first request. The gateway writes it into the page
 * as `<script type="application/json" id="boot">` and serves it at `/boot.json` with an ETag.
 */
export const bootDocument = z.object({
  /** Base of the Keycloak (or embedded) identity provider, e.g. `/` or `https://login.example.org`. */
  identity: z.object({ url: z.string(), realm: z.string(), clientId: z.string() }),
  /** Where the admin role is read from, e.g. `realm_access.roles`. */
  roles: z.object({ claim: z.string(), admin: z.string() }),
  support: z.object({
    /** Shown as the technical-support contact. */
    email: z.string(),
    /** The named support person of error texts. */
    person: z.string(),
  }),
  associationUrl: z.string(),
  modules: z.array(bootModule).check(z.maxLength(100)),
  /** The id of the release set, for a portal that follows the registry of releases. */
  set: z.optional(z.int()),
  /** Modules of the portal that cannot be served now. The page at `/<id>` shows it. */
  unavailable: z.optional(z.array(z.object({ id: moduleId })).check(z.maxLength(100))),
  /** The canaries of modules with a rollout; shells from before there were rollouts leave them out. */
  canaries: z.optional(z.array(bootCanary).check(z.maxLength(100))),
  /** The share of openings that the shell reports, for a portal that follows the registry of releases. */
  openings: z.optional(z.number().check(z.minimum(0), z.maximum(1))),
  /** The share of page views that the shell records as traces; absent where no traces are wanted. */
  traces: z.optional(z.object({ share: z.number().check(z.minimum(0), z.maximum(1)) })),
  off: z.optional(z.array(bootSwitchedOff).check(z.maxLength(100))),
});

export type BootDocument = z.infer<typeof bootDocument>;
export type BootModule = z.infer<typeof bootModule>;
export type BootCanary = z.infer<typeof bootCanary>;
export type BootSwitchedOff = z.infer<typeof bootSwitchedOff>;

/** The id of the element that holds the boot document in the page. */
export const bootElementId = 'boot';
