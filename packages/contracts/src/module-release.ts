import * as z from '@seed/contracts/schema';
import { extensionFiles, releaseFiles } from './extensions.ts';
import { moduleId, moduleManifest, moduleVersion, prefetchRetry } from './module-manifest.ts';
import { serviceId } from './service-manifest.ts';

/** The page has a digest for each file of every module, so SHA-256 keeps it small; older builds wrote SHA-384. */
const integrity = z.string().check(z.regex(/^sha(256|384)-[A-Za-z0-9+/=]+$/));

/**
 * `release.json`: one immutable build of a module, written by the build beside its files and served at
 * `/m/<id>/<version>/release.json`. URLs are relative to that folder.
 */
export const moduleRelease = z.object({
  id: moduleId,
  version: moduleVersion,
  manifest: moduleManifest,
  /** The federation container, e.g. `remoteEntry.1a2b3c4d.js`. */
  entry: z.string(),
  /** Scripts (without the entry) and styles that the exposed `./module` needs at once: preloaded. */
  js: releaseFiles,
  css: releaseFiles,
  /** Libraries shared by the shell that it needs at once, by their names: preloaded too. */
  shared: z.optional(releaseFiles),
  /** All that it imports of the shared libraries, by name. `own-libraries.ts` compares it with the live shell. */
  uses: z.optional(
    z.record(z.string(), z.object({ range: z.string(), exports: z.array(z.string()).check(z.maxLength(500)) })),
  ),
  /** The files of each exposed extension. */
  extensions: z._default(z.array(extensionFiles).check(z.maxLength(20)), []),
  /** Subresource integrity of every script and style of the build, by relative URL. */
  integrity: z.record(z.string(), integrity),
  /** `manifest.prefetch`, its operations resolved against the contracts. */
  prefetch: z
    .array(
      z.object({
        operation: z.string(),
        path: z.string().check(z.startsWith('/'), z.describe('Below /api/v1')),
        at: z.optional(z.string()),
        page: z.optional(z.string()),
        params: z.optional(z.record(z.string(), z.string())),
        query: z.record(z.string(), z.string()),
        paged: z.boolean(),
        retry: prefetchRetry,
      }),
    )
    .check(z.maxLength(50)),
  /** The release of a development server: it has no integrity, shares nothing and may change at any time. */
  development: z._default(z.boolean(), false),
});

export type ModuleRelease = z.infer<typeof moduleRelease>;
export type Prefetch = ModuleRelease['prefetch'][number];

const registeredService = z.object({
  urls: z.array(z.url({ protocol: /^https?$/ })).check(z.minLength(1), z.maxLength(20)),
});

/**
 * The registry file: one line a module. The value is a published version; in development it may also be the origin of
 * a development server, such as `http://127.0.0.1:4101`.
 */
export const moduleRegistry = z.object({
  modules: z.record(moduleId, z.union([moduleVersion, z.url({ protocol: /^http$/ })])),
  /** Services besides those of the gateway's configuration, and where each replica runs. */
  services: z.optional(z.record(serviceId, registeredService)),
});

export type ModuleRegistry = z.infer<typeof moduleRegistry>;
