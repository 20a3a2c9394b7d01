import * as z from '@seed/contracts/schema';
import { serviceId } from './service-manifest.ts';
import { extensionManifest, slotPlace } from './extensions.ts';
import { appShortcut, headerLink, menuTile, quickLink, searchPage } from './menus.ts';

/** A path of the portal without parameters, e.g. `/notices`. */
const routePrefix = z.string().check(z.regex(/^\/[a-z0-9-]+(\/[a-z0-9-]+)*$/, "a route is a path such as '/notices'"));
const semver = z.string().check(z.regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/, "a version is semver, such as '1.2.3'"));
const kilobytes = z.number().check(z.positive());

export const moduleId = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,30}$/, "an id is lower-case, such as 'notices'"));
export const moduleVersion = semver;

/** How often a fetch is tried. `list`: 3 tries 1 s apart. `profiles`: 5 tries, the waits doubling from 0.5 s. */
export const prefetchRetry = z.enum(['list', 'profiles']);
export type PrefetchRetry = z.infer<typeof prefetchRetry>;

/**
 * A request that the shell sends ahead: right after login, or, with `at`, when a member points at a link to that page.
 * If several entries match a page, those with the fewest parameters are used. `operation` names an endpoint of the
 * contracts that the module depends on; the build resolves it to a path, so the shell needs no endpoint. Values may
 * have placeholders: `{id}` (a part of `at`), `{user.email}`, `{month.first}` and `{month.last}` (days of the present
 * month).
 */
const prefetch = z.object({
  operation: z.string(),
  /** A page of the module, e.g. `/notices/:id`. */
  at: z.optional(z.string().check(z.startsWith('/'))),
  /**
   * The page that shows what is requested after the login, e.g. `/notices`: when the portal opens with another page of the
   * module, it is requested once that page is drawn. Without it, every page of the module shows it.
   */
  page: z.optional(z.string().check(z.startsWith('/'))),
  /** The parts of the endpoint's path. */
  params: z._default(z.record(z.string(), z.string()), {}),
  query: z._default(z.record(z.string(), z.string()), {}),
  retry: z._default(prefetchRetry, 'list'),
});

/**
 * A new minor version only adds to a contract, so a module needs no range but a caret range or a whole major version.
 */
const apiRange = z
  .string()
  .check(z.regex(/^[\^~]?\d+(\.\d+){0,2}$/, "a range of a contract's version is semver, such as '^1.3'"));

/**
 * `module.json`: a module's declaration about itself. It is data; nothing of it is executed. A gateway or tool that is
 * older than a release ignores unknown keys; the build refuses them with `unknownKeys`.
 */
export const moduleManifest = z.object({
  $schema: z.optional(z.string()),
  id: moduleId,
  /** The name that members read, also in the shell's error card. */
  title: z.string().check(z.minLength(1), z.maxLength(40)),
  owner: z.string().check(z.minLength(1)),
  /** URL prefixes of the module's pages; the module with the longest matching prefix shows the page. */
  routes: z.array(routePrefix).check(z.minLength(1), z.maxLength(20)),
  /** The module's entries in the main menu, in Quick Access and among the shortcuts of the installed portal. */
  tiles: z._default(z.array(menuTile).check(z.maxLength(20)), []),
  quickLinks: z._default(z.array(quickLink).check(z.maxLength(20)), []),
  shortcuts: z._default(z.array(appShortcut).check(z.maxLength(20)), []),
  /** The module's links in the header. */
  headerLinks: z._default(z.array(headerLink).check(z.maxLength(5)), []),
  /** The module's page that searches the portal; the header links to that of the first module that has one. */
  searchPage: z.optional(searchPage),
  /** The slots that the module offers to others. */
  slots: z._default(z.array(slotPlace).check(z.maxLength(20)), []),
  /** The module's parts in slots of the shell and of other modules. */
  extensions: z._default(z.array(extensionManifest).check(z.maxLength(20)), []),
  requires: z.object({
    /** Range of the SDK's version, e.g. `^2.0.0`. */
    sdk: z.string(),
    /** Versions of the services' contracts that the module calls. Older manifests name the services only. */
    api: z._default(z.union([z.record(serviceId, apiRange), z.array(z.string()).check(z.maxLength(20))]), {}),
  }),
  prefetch: z._default(z.array(prefetch).check(z.maxLength(50)), []),
  /** Greatest transfer sizes in kB (1000 bytes), brotli, of the module's own files; and its load budget. */
  budgets: z.object({
    js: kilobytes,
    css: kilobytes,
    /** The scripts and styles of each extension together. */
    extension: z._default(kilobytes, 4),
    loadMs: z._default(z.number().check(z.int(), z.positive()), 4000),
  }),
});

export type ModuleManifest = z.infer<typeof moduleManifest>;
