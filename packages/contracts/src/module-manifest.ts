import * as z from '@seed/contracts/schema';
import { extensionManifest } from './extensions.ts';
import { appShortcut, menuTile, quickLink } from './menus.ts';

/** A path of the portal without parameters, e.g. `/forums`. */
const routePrefix = z.string().check(z.regex(/^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/, "a route is a path such as '/forums'"));
const semver = z.string().check(z.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/, "a version is semver, such as '1.2.3'"));
const kilobytes = z.number().check(z.positive());

export const moduleId = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,30}$/, "an id is lower-case, such as 'forums'"));
export const moduleVersion = semver;

/** How often a fetch is tried. `list`: 3 tries 1 s apart. `profiles`: 5 tries, the waits doubling from 0.5 s. */
export const prefetchRetry = z.enum(['list', 'profiles']);
export type PrefetchRetry = z.infer<typeof prefetchRetry>;

/**
 * What the shell fetches ahead: right after login, in parallel with the rest, or, of an entry with `at`, when a link to
 * that page is approached or the page itself is opened; of several that fit, those with the fewest parameters count.
 * `operation` names an endpoint of the catalogue; the build resolves it to a path, so the shell needs no
 * endpoint. Values may name what is known only then: `{id}` (a part of `at`), `{user.email}`, `{month.first}`,
 * `{month.last}` (days of the present month).
 */
const prefetch = z.object({
  operation: z.string(),
  /** A page of the module, e.g. `/forums/:id`. */
  at: z.optional(z.string().check(z.startsWith('/'))),
  /** The parts of the endpoint's path. */
  params: z._default(z.record(z.string(), z.string()), {}),
  query: z._default(z.record(z.string(), z.string()), {}),
  retry: z._default(prefetchRetry, 'list'),
});

/** `module.json`: a module's declaration about itself. It is data; nothing of it is executed. */
export const moduleManifest = z.strictObject({
  $schema: z.optional(z.string()),
  id: moduleId,
  /** What members call it; names the module in the shell's error card. */
  title: z.string().check(z.minLength(1), z.maxLength(40)),
  owner: z.string().check(z.minLength(1)),
  /** URL prefixes of the module's pages; of several modules the one with the longest matching prefix wins. */
  routes: z.array(routePrefix).check(z.minLength(1), z.maxLength(20)),
  /** The module's entries in the main menu, in Quick Access and among the shortcuts of the installed portal. */
  tiles: z._default(z.array(menuTile).check(z.maxLength(20)), []),
  quickLinks: z._default(z.array(quickLink).check(z.maxLength(20)), []),
  shortcuts: z._default(z.array(appShortcut).check(z.maxLength(20)), []),
  /** What the module puts into slots of the shell and of other modules. */
  extensions: z._default(z.array(extensionManifest).check(z.maxLength(20)), []),
  requires: z.strictObject({
    /** Range of the SDK's version, e.g. `^1.0.0`. */
    sdk: z.string(),
    /** Services that the module calls. */
    api: z._default(z.array(z.string()).check(z.maxLength(20)), []),
  }),
  prefetch: z._default(z.array(prefetch).check(z.maxLength(50)), []),
  /** Greatest transfer sizes in kB (1000 bytes), brotli, of the module's own files; and its load budget. */
  budgets: z.strictObject({
    js: kilobytes,
    css: kilobytes,
    loadMs: z._default(z.number().check(z.int(), z.positive()), 4000),
  }),
});

export type ModuleManifest = z.infer<typeof moduleManifest>;
