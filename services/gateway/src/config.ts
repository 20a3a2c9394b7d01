import { join } from 'node:path';
import {
  type Environment,
  parseConfig,
  sharedStateSettings,
  type TokenSettings,
  tokenSettings,
} from '@seed/service-kit/config';
import type { SharedStateSettings } from '@seed/service-kit/shared-state';
import { tracingSettings, type TracingSettings } from '@seed/service-kit/tracing/tracing-settings';
import type { OpenStreamLimits } from './limits/open-streams.ts';
import type { SessionCheckOptions } from './sessions/session-check.ts';
import { environment, type GatewayEnvironment } from './environment.ts';
import type { Upstreams } from './upstreams-config.ts';

/** Time limits of a forwarded request, in milliseconds. */
export interface TimeBudgets {
  readonly connectMs: number;
  /** The time from the end of the request to the head of the response. */
  readonly headersMs: number;
  /** The time between two pieces of the response's body. */
  readonly bodyMs: number;
  /** The time for which a client may read nothing while a response waits for it. */
  readonly clientStallMs: number;
  /** The time for which a client's connection may carry nothing at all while a request is under way. */
  readonly silenceMs: number;
}

/**
 * The time limit of a request's body: `graceMs`, and one second more for each `bytesPerSecond` bytes that have arrived.
 */
export interface BodyTiming {
  readonly graceMs: number;
  readonly bytesPerSecond: number;
  /** The limit for a body of any size. */
  readonly longestMs: number;
}

/** Budgets of requests a minute. */
export interface RateBudgets {
  /** Reads of one member. */
  readonly reads: number;
  /** Writes of one member. */
  readonly writes: number;
  /** Requests of one address to the services, with or without a token. */
  readonly address: number;
  /** Requests of one address to the embedded identity provider. */
  readonly signIn: number;
}

/** Requests that may be under way at the same time. */
export interface OpenRequestLimits {
  readonly perMember: number;
  readonly uploadsPerMember: number;
  readonly perAddress: number;
}

export interface GatewayConfig {
  readonly production: boolean;
  readonly server: { readonly host: string; readonly port: number };
  /** The address of metrics and of the details of readiness, for operators. */
  readonly internal: { readonly host: string; readonly port: number };
  /** Processes behind the port. */
  readonly workers: number;
  readonly logLevel: GatewayEnvironment['LOG_LEVEL'];
  readonly publicUrl: string;
  /** Accepted `Host` values besides that of the public URL, such as `gateway:3000`. */
  readonly allowedHosts: readonly string[];
  readonly dataDir: string;
  /** The store in which all replicas count together; if unset, each counts for itself. */
  readonly sharedState: SharedStateSettings | undefined;
  /** Where traces are sent; nowhere if undefined. */
  readonly tracing: TracingSettings | undefined;
  readonly token: TokenSettings;
  readonly identity: {
    /** If unset, the embedded provider serves `/realms`. */
    readonly keycloakUrl: string | undefined;
    readonly realm: string;
    readonly clientId: string;
  };
  /** If unset, sessions end by logout tokens only. */
  readonly sessionCheck: Pick<SessionCheckOptions, 'url' | 'freshMs'> | undefined;
  readonly support: { readonly email: string; readonly person: string };
  readonly associationUrl: string;
  /** Sources of pictures in the Content-Security-Policy, besides the portal itself. */
  readonly imageSources: readonly string[];
  readonly shellDir: string;
  readonly modulesDir: string;
  readonly registryFile: string;
  readonly releases: {
    /** The registry of releases; if unset, the registry file is the registry. */
    readonly registryUrl: string | undefined;
    /** Public keys that sign the lists of the teams' keys; without any, releases are served unverified. */
    readonly rootKeys: readonly string[];
    /** The folder with the signed list of each module's keys, for releases of the registry file. */
    readonly keysDir: string;
    /** Days for which a release is kept that no set has any more. */
    readonly keepDays: number;
    /** The share of the modules' openings that browsers report to the registry. */
    readonly reportedOpenings: number;
  };
  readonly upstreams: Upstreams;
  /** Milliseconds between two looks at the list of services and their declarations; two seconds if not given. */
  readonly servicePollMs?: number;
  /** Whether the client's address is read from X-Forwarded-For; only for a portal behind a proxy that sets it. */
  readonly trustProxy: boolean;
  readonly rate: RateBudgets;
  readonly openRequests: OpenRequestLimits;
  readonly openStreams: OpenStreamLimits;
  /** Greatest request bodies in bytes. */
  readonly bodyLimit: { readonly json: number; readonly upload: number };
  readonly bodyTiming: { readonly json: BodyTiming; readonly upload: BodyTiming };
  readonly budgets: TimeBudgets;
}

const bodyTiming: GatewayConfig['bodyTiming'] = {
  json: { graceMs: 10_000, bytesPerSecond: 1000, longestMs: 30_000 },
  upload: { graceMs: 10_000, bytesPerSecond: 32_000, longestMs: 200_000 },
};

/** The configuration from the environment. Throws one ConfigError that lists all problems. */
export function loadConfig(env: Environment): GatewayConfig {
  const port = env['PORT'] === undefined || env['PORT'] === '' ? '3000' : env['PORT'];
  const publicUrl =
    env['PUBLIC_URL'] === undefined || env['PUBLIC_URL'] === '' ? `http://localhost:${port}` : env['PUBLIC_URL'];
  const parsed = parseConfig(environment, { ...env, PUBLIC_URL: publicUrl });
  return {
    production: parsed.NODE_ENV === 'production',
    server: { host: parsed.HOST, port: parsed.PORT },
    internal: { host: parsed.INTERNAL_HOST, port: parsed.INTERNAL_PORT },
    workers: parsed.WORKERS,
    logLevel: parsed.LOG_LEVEL,
    publicUrl: parsed.PUBLIC_URL,
    allowedHosts: parsed.ALLOWED_HOSTS,
    dataDir: parsed.DATA_DIR,
    sharedState: sharedStateSettings(parsed),
    tracing: tracingSettings(parsed),
    token: tokenOf(parsed),
    identity: { keycloakUrl: parsed.KEYCLOAK_URL, realm: parsed.KEYCLOAK_REALM, clientId: parsed.KEYCLOAK_CLIENT_ID },
    sessionCheck: sessionCheckOf(parsed),
    support: { email: parsed.SUPPORT_EMAIL, person: parsed.SUPPORT_PERSON },
    associationUrl: parsed.ASSOCIATION_URL,
    imageSources: parsed.IMAGE_SOURCES,
    shellDir: parsed.SHELL_DIR,
    modulesDir: parsed.MODULES_DIR,
    registryFile: parsed.REGISTRY_FILE ?? join(parsed.DATA_DIR, 'registry.json'),
    releases: {
      registryUrl: parsed.REGISTRY_URL,
      rootKeys: parsed.RELEASE_ROOT_KEYS,
      keysDir: parsed.RELEASE_KEYS_DIR ?? join(parsed.DATA_DIR, 'release-keys'),
      keepDays: parsed.RELEASE_KEEP_DAYS,
      reportedOpenings: parsed.REPORTED_OPENINGS,
    },
    upstreams: parsed.UPSTREAMS ?? parsed.UPSTREAMS_FILE ?? {},
    trustProxy: parsed.TRUST_PROXY === 'true',
    ...limitsOf(parsed),
  };
}

type Limits = Pick<GatewayConfig, 'rate' | 'openRequests' | 'openStreams' | 'bodyLimit' | 'bodyTiming' | 'budgets'>;

function limitsOf(env: GatewayEnvironment): Limits {
  return {
    rate: {
      reads: env.READS_PER_MINUTE,
      writes: env.WRITES_PER_MINUTE,
      address: env.ADDRESS_REQUESTS_PER_MINUTE,
      signIn: env.ADDRESS_SIGN_INS_PER_MINUTE,
    },
    openRequests: {
      perMember: env.OPEN_REQUESTS_PER_MEMBER,
      uploadsPerMember: env.OPEN_UPLOADS_PER_MEMBER,
      perAddress: env.OPEN_REQUESTS_PER_ADDRESS,
    },
    openStreams: { perMember: env.OPEN_STREAMS_PER_MEMBER, total: env.OPEN_STREAMS },
    bodyLimit: { json: env.JSON_LIMIT_BYTES, upload: env.UPLOAD_LIMIT_BYTES },
    bodyTiming,
    budgets: {
      connectMs: env.CONNECT_TIMEOUT_MS,
      headersMs: env.HEADERS_TIMEOUT_MS,
      bodyMs: env.BODY_TIMEOUT_MS,
      clientStallMs: env.CLIENT_STALL_MS,
      silenceMs: 65_000,
    },
  };
}

/** Keycloak's userinfo endpoint is beside its keys, over the address that the gateway reaches it by. */
function sessionCheckOf(env: GatewayEnvironment): GatewayConfig['sessionCheck'] {
  if (env.KEYCLOAK_URL === undefined || env.SESSION_CHECK_SECONDS === 0) return undefined;
  return { url: new URL('userinfo', tokenSettings(env).jwksUrl).href, freshMs: env.SESSION_CHECK_SECONDS * 1000 };
}

/** The embedded provider's keys are this process's own: over loopback, whatever the portal's public name is. */
function tokenOf(env: GatewayEnvironment): TokenSettings {
  const settings = { ...tokenSettings(env), pipelinePrefix: env.PIPELINE_PREFIX };
  if (env.JWKS_URL !== undefined || env.KEYCLOAK_URL !== undefined || env.TOKEN_ISSUER !== undefined) return settings;
  const keys = `http://127.0.0.1:${env.PORT}/realms/${env.KEYCLOAK_REALM}/protocol/openid-connect/certs`;
  return { ...settings, jwksUrl: keys };
}
