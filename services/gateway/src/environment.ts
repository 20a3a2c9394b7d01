import { pipelineConfig, rootKeysConfig, serverConfig, sharedStateConfig, tokenConfig } from '@seed/service-kit/config';
import { tracingConfig } from '@seed/service-kit/tracing/tracing-settings';
import { z } from 'zod';
import { upstreamsFile, upstreamsText } from './upstreams-config.ts';

const count = z.coerce.number().int().positive();
const link = z.url({ protocol: /^https?$/, error: 'must be an http(s) URL' });
const names = z.string().transform((text) => text.split(',').flatMap((name) => name.trim().toLowerCase() || []));

/** Sources of a Content-Security-Policy from `any`, `self`, or a comma-separated list of origins. */
const imageSources = z.string().transform((text, ctx) => {
  if (text === 'any') return ['https:'];
  if (text === 'self') return [];
  const origins = text.split(',').flatMap((origin) => origin.trim() || []);
  const isOrigin = (origin: string) => URL.canParse(origin) && new URL(origin).origin === origin;
  if (!origins.every(isOrigin)) ctx.addIssue("must be 'any', 'self', or origins such as https://pictures.example");
  return origins;
});

/** The variables of the gateway; docs/environment.md describes each. */
export const environment = z
  .object({
    ...serverConfig,
    ...tokenConfig,
    ...pipelineConfig,
    ...rootKeysConfig,
    ...sharedStateConfig,
    ...tracingConfig,
    DATA_DIR: z.string().default('.data'),
    INTERNAL_HOST: z.string().default('127.0.0.1'),
    INTERNAL_PORT: z.coerce.number().int().min(0).max(65_535).default(9464),
    WORKERS: count.default(1),
    ALLOWED_HOSTS: names.default([]),
    SHELL_DIR: z.string().default('shell/dist'),
    MODULES_DIR: z.string().default('.modules'),
    REGISTRY_FILE: z.string().optional(),
    REGISTRY_URL: link.transform((url) => new URL(url).origin).optional(),
    RELEASE_KEYS_DIR: z.string().optional(),
    RELEASE_KEEP_DAYS: z.coerce.number().positive().default(7),
    REPORTED_OPENINGS: z.coerce.number().min(0).max(1).default(1),
    UPSTREAMS: upstreamsText.optional(),
    UPSTREAMS_FILE: upstreamsFile.optional(),
    SUPPORT_EMAIL: z.string().default('support@seed.example'),
    SUPPORT_PERSON: z.string().default('the support team'),
    ASSOCIATION_URL: link.default('https://seed.example'),
    IMAGE_SOURCES: imageSources.default(['https:']),
    SESSION_CHECK_SECONDS: z.coerce.number().int().nonnegative().default(10),
    TRUST_PROXY: z.enum(['true', 'false']).default('false'),
    READS_PER_MINUTE: count.default(3000),
    WRITES_PER_MINUTE: count.default(1200),
    ADDRESS_REQUESTS_PER_MINUTE: count.default(12_000),
    ADDRESS_SIGN_INS_PER_MINUTE: count.default(600),
    OPEN_REQUESTS_PER_MEMBER: count.default(32),
    OPEN_UPLOADS_PER_MEMBER: count.default(2),
    OPEN_REQUESTS_PER_ADDRESS: count.default(96),
    OPEN_STREAMS_PER_MEMBER: count.default(8),
    OPEN_STREAMS: count.default(10_000),
    JSON_LIMIT_BYTES: count.default(1_000_000),
    UPLOAD_LIMIT_BYTES: count.default(6_000_000),
    CONNECT_TIMEOUT_MS: count.default(2000),
    HEADERS_TIMEOUT_MS: count.default(15_000),
    BODY_TIMEOUT_MS: count.default(30_000),
    CLIENT_STALL_MS: count.default(60_000),
  })
  .refine((env) => env.UPSTREAMS !== undefined || env.UPSTREAMS_FILE !== undefined, {
    path: ['UPSTREAMS'],
    error: 'must list the services, here or in UPSTREAMS_FILE',
  })
  .refine((env) => env.REGISTRY_URL === undefined || env.RELEASE_ROOT_KEYS.length > 0, {
    path: ['RELEASE_ROOT_KEYS'],
    error: 'must be set with REGISTRY_URL: the gateway serves only releases that it can verify',
  })
  .refine((env) => env.WORKERS === 1 || env.KEYCLOAK_URL !== undefined, {
    path: ['WORKERS'],
    error: 'must be 1 with the embedded provider: it keeps its sessions in one process',
  })
  .refine((env) => env.NODE_ENV !== 'production' || env.KEYCLOAK_URL !== undefined, {
    path: ['KEYCLOAK_URL'],
    error: 'must be set in production: the embedded provider has public demo accounts',
  });

export type GatewayEnvironment = z.output<typeof environment>;
