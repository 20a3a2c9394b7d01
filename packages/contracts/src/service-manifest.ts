import * as z from '@seed/contracts/schema';

export const serviceId = z
  .string()
  .check(z.regex(/^[a-z][a-z0-9-]{1,30}$/, "a service's id is lower-case, such as 'notices'"));

const resource = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,60}$/, "a resource is a path segment such as 'notices'"));

const publicPrefix = z
  .string()
  .check(z.regex(/^\/[a-z][a-z0-9-]*(\/[a-z0-9-]+){0,3}$/, "a public prefix is a path such as '/feeds/notices'"));

/**
 * Addresses outside of the API that the gateway passes on without a token: for reading only, or with forms that are sent
 * to the page's own address.
 */
const publicPlace = z.object({
  prefix: publicPrefix,
  /**
   * The Content-Security-Policy: `sandbox` for files that a browser shows, `closed` for data, `form` for a page with a style
   * and a form, which also gets `POST`.
   */
  policy: z._default(z.enum(['sandbox', 'closed', 'form']), 'sandbox'),
});

/**
 * `service.json`: a service's declaration about itself. It is data; nothing of it is executed. Keys of newer versions are
 * ignored; the service itself refuses unknown ones with `unknownKeys`.
 */
export const serviceManifest = z.object({
  $schema: z.optional(z.string()),
  id: serviceId,
  /** The first segments of its paths below `/api/v1`. */
  resources: z.array(resource).check(z.minLength(1), z.maxLength(50)),
  /** Those of its resources whose request bodies are files: they are streamed, with limits of their own. */
  uploads: z._default(z.array(resource).check(z.maxLength(50)), []),
  /** Those of its resources whose responses are streams of events, which stay open: they have limits of their own. */
  streams: z._default(z.array(resource).check(z.maxLength(50)), []),
  public: z._default(z.array(publicPlace).check(z.maxLength(20)), []),
  /** The version of its contracts (semver). */
  contract: z.string().check(z.regex(/^\d+\.\d+\.\d+$/, "a contract version is semver, such as '1.2.0'")),
});

export type ServiceManifest = z.infer<typeof serviceManifest>;

/** The path at which a service serves its declaration; the gateway does not forward it. */
export const declarationPath = '/service';

/** The declaration of a running service: its manifest, and its part of the OpenAPI document. */
export const serviceDeclaration = z.object({
  ...serviceManifest.shape,
  openapi: z.object({
    paths: z.record(z.string(), z.record(z.string(), z.unknown())),
    components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
  }),
});

export type ServiceDeclaration = z.infer<typeof serviceDeclaration>;
