import { join } from 'node:path';
import { type Environment, parseConfig, type TokenSettings, tokenSettings } from '@seed/service-kit/config';
import { environment, type GatewayEnvironment } from './environment.ts';
import type { Upstreams } from './upstreams-config.ts';

/** How long each part of a forwarded request may take. */
export interface TimeBudgets {
  readonly connectMs: number;
  /** From the end of the request to the head of the response. */
  readonly headersMs: number;
  /** Between two pieces of the response's body. */
  readonly bodyMs: number;
  /** How long a client may read nothing while a response waits for it. */
  readonly clientStallMs: number;
  /** How long a client's connection may carry nothing at all while a request is under way. */
  readonly silenceMs: number;
}

/** How slowly a request's body may come in: `graceMs`, and one more second for each `bytesPerSecond` that came. */
export interface BodyTiming {
  readonly graceMs: number;
  readonly bytesPerSecond: number;
  /** However much came. */
  readonly longestMs: number;
}

/** Requests a minute. */
export interface RateBudgets {
  /** Of one member. */
  readonly reads: number;
  /** Of one member. */
  readonly writes: number;
  /** Of one address to the services, with a token or without. */
  readonly address: number;
  /** Of one address, to the embedded identity provider. */
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
  /** Where metrics and the details of readiness are; not for members. */
  readonly internal: { readonly host: string; readonly port: number };
  /** Processes behind the port. */
  readonly workers: number;
  readonly logLevel: GatewayEnvironment['LOG_LEVEL'];
  readonly publicUrl: string;
  /** Names besides the public URL's by which the portal may be called, such as `gateway:3000`. */
  readonly allowedHosts: readonly string[];
  readonly dataDir: string;
  readonly token: TokenSettings;
  readonly identity: {
    /** Unset: the embedded provider serves `/realms`. */
    readonly keycloakUrl: string | undefined;
    readonly realm: string;
    readonly clientId: string;
  };
  readonly support: { readonly email: string; readonly person: string };
  readonly associationUrl: string;
  /** Sources of pictures besides the portal's own, as the Content-Security-Policy names them. */
  readonly imageSources: readonly string[];
  readonly shellDir: string;
  readonly modulesDir: string;
  readonly registryFile: string;
  readonly upstreams: Upstreams;
  /** Take the client's address from X-Forwarded-For: only behind a proxy that sets it. */
  readonly trustProxy: boolean;
  readonly rate: RateBudgets;
  readonly openRequests: OpenRequestLimits;
  /** Greatest request bodies in bytes. */
  readonly bodyLimit: { readonly json: number; readonly upload: number };
  readonly bodyTiming: { readonly json: BodyTiming; readonly upload: BodyTiming };
  readonly budgets: TimeBudgets;
}

const silenceMs = 65_000;
const bodyTiming: GatewayConfig['bodyTiming'] = {
  json: { graceMs: 10_000, bytesPerSecond: 1000, longestMs: 30_000 },
  upload: { graceMs: 10_000, bytesPerSecond: 8000, longestMs: 240_000 },
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
    token: tokenOf(parsed),
    identity: { keycloakUrl: parsed.KEYCLOAK_URL, realm: parsed.KEYCLOAK_REALM, clientId: parsed.KEYCLOAK_CLIENT_ID },
    support: { email: parsed.SUPPORT_EMAIL, person: parsed.SUPPORT_PERSON },
    associationUrl: parsed.ASSOCIATION_URL,
    imageSources: parsed.IMAGE_SOURCES,
    shellDir: parsed.SHELL_DIR,
    modulesDir: parsed.MODULES_DIR,
    registryFile: parsed.REGISTRY_FILE ?? join(parsed.DATA_DIR, 'registry.json'),
    upstreams: parsed.UPSTREAMS ?? parsed.UPSTREAMS_FILE ?? {},
    trustProxy: parsed.TRUST_PROXY === 'true',
    ...limitsOf(parsed),
  };
}

type Limits = Pick<GatewayConfig, 'rate' | 'openRequests' | 'bodyLimit' | 'bodyTiming' | 'budgets'>;

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
    bodyLimit: { json: env.JSON_LIMIT_BYTES, upload: env.UPLOAD_LIMIT_BYTES },
    bodyTiming,
    budgets: {
      connectMs: env.CONNECT_TIMEOUT_MS,
      headersMs: env.HEADERS_TIMEOUT_MS,
      bodyMs: env.BODY_TIMEOUT_MS,
      clientStallMs: env.CLIENT_STALL_MS,
      silenceMs,
    },
  };
}

/** The embedded provider's keys are this process's own: over loopback, whatever the portal's public name is. */
function tokenOf(env: GatewayEnvironment): TokenSettings {
  const settings = tokenSettings(env);
  if (env.JWKS_URL !== undefined || env.KEYCLOAK_URL !== undefined || env.TOKEN_ISSUER !== undefined) return settings;
  const keys = `http://127.0.0.1:${env.PORT}/realms/${env.KEYCLOAK_REALM}/protocol/openid-connect/certs`;
  return { ...settings, jwksUrl: keys };
}
