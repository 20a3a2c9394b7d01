import { join } from 'node:path';
import {
  type Environment,
  parseConfig,
  serverConfig,
  tokenConfig,
  type TokenSettings,
  tokenSettings,
} from '@seed/service-kit/config';
import { z } from 'zod';
import { type Upstreams, upstreamsFile, upstreamsText } from './upstreams-config.ts';

const count = z.coerce.number().int().positive();
const link = z.url({ protocol: /^https?$/, error: 'must be an http(s) URL' });

const environment = z
  .object({
    ...serverConfig,
    ...tokenConfig,
    DATA_DIR: z.string().default('.data'),
    INTERNAL_HOST: z.string().default('127.0.0.1'),
    INTERNAL_PORT: z.coerce.number().int().min(0).max(65_535).default(9464),
    SHELL_DIR: z.string().default('shell/dist'),
    MODULES_DIR: z.string().default('.modules'),
    REGISTRY_FILE: z.string().optional(),
    UPSTREAMS: upstreamsText.optional(),
    UPSTREAMS_FILE: upstreamsFile.optional(),
    SUPPORT_EMAIL: z.string().default('support@seed.example'),
    SUPPORT_PERSON: z.string().default('the support team'),
    ASSOCIATION_URL: link.default('https://seed.example'),
    TRUST_PROXY: z.enum(['true', 'false']).default('false'),
    READS_PER_MINUTE: count.default(3000),
    WRITES_PER_MINUTE: count.default(1200),
    JSON_LIMIT_BYTES: count.default(1_000_000),
    UPLOAD_LIMIT_BYTES: count.default(6_000_000),
    CONNECT_TIMEOUT_MS: count.default(2000),
    HEADERS_TIMEOUT_MS: count.default(15_000),
    BODY_TIMEOUT_MS: count.default(30_000),
    CLIENT_STALL_MS: count.default(60_000),
  })
  .refine((env) => env.UPSTREAMS !== undefined || env.UPSTREAMS_FILE !== undefined, {
    path: ['UPSTREAMS'],
    error: 'say which service owns what, here or in UPSTREAMS_FILE',
  })
  .refine((env) => env.NODE_ENV !== 'production' || env.KEYCLOAK_URL !== undefined, {
    path: ['KEYCLOAK_URL'],
    error: 'must be set in production: the embedded provider has public demo accounts',
  });

type GatewayEnvironment = z.output<typeof environment>;

/** How long each part of a forwarded request may take. */
export interface TimeBudgets {
  readonly connectMs: number;
  /** From the end of the request to the head of the answer. */
  readonly headersMs: number;
  /** Between two pieces of the answer's body. */
  readonly bodyMs: number;
  /** How long a client may read nothing while an answer waits for it. */
  readonly clientStallMs: number;
}

export interface GatewayConfig {
  readonly production: boolean;
  readonly server: { readonly host: string; readonly port: number };
  /** Where metrics are told; not for members. */
  readonly internal: { readonly host: string; readonly port: number };
  readonly logLevel: GatewayEnvironment['LOG_LEVEL'];
  readonly publicUrl: string;
  readonly dataDir: string;
  readonly token: TokenSettings;
  readonly identity: {
    /** Unset: the embedded provider answers below `/realms`. */
    readonly keycloakUrl: string | undefined;
    readonly realm: string;
    readonly clientId: string;
  };
  readonly support: { readonly email: string; readonly person: string };
  readonly associationUrl: string;
  readonly shellDir: string;
  readonly modulesDir: string;
  readonly registryFile: string;
  readonly upstreams: Upstreams;
  /** Take the client's address from X-Forwarded-For: only behind a proxy that sets it. */
  readonly trustProxy: boolean;
  /** Requests a minute of one member. */
  readonly rate: { readonly reads: number; readonly writes: number };
  /** Greatest request bodies in bytes. */
  readonly bodyLimit: { readonly json: number; readonly upload: number };
  readonly budgets: TimeBudgets;
}

/** The configuration from the environment. Throws one error that tells all problems. */
export function loadConfig(env: Environment): GatewayConfig {
  const port = env['PORT'] === undefined || env['PORT'] === '' ? '3000' : env['PORT'];
  const publicUrl =
    env['PUBLIC_URL'] === undefined || env['PUBLIC_URL'] === '' ? `http://localhost:${port}` : env['PUBLIC_URL'];
  const parsed = parseConfig(environment, { ...env, PUBLIC_URL: publicUrl });
  return {
    production: parsed.NODE_ENV === 'production',
    server: { host: parsed.HOST, port: parsed.PORT },
    internal: { host: parsed.INTERNAL_HOST, port: parsed.INTERNAL_PORT },
    logLevel: parsed.LOG_LEVEL,
    publicUrl: parsed.PUBLIC_URL,
    dataDir: parsed.DATA_DIR,
    token: tokenOf(parsed),
    identity: { keycloakUrl: parsed.KEYCLOAK_URL, realm: parsed.KEYCLOAK_REALM, clientId: parsed.KEYCLOAK_CLIENT_ID },
    support: { email: parsed.SUPPORT_EMAIL, person: parsed.SUPPORT_PERSON },
    associationUrl: parsed.ASSOCIATION_URL,
    shellDir: parsed.SHELL_DIR,
    modulesDir: parsed.MODULES_DIR,
    registryFile: parsed.REGISTRY_FILE ?? join(parsed.DATA_DIR, 'registry.json'),
    upstreams: parsed.UPSTREAMS ?? parsed.UPSTREAMS_FILE ?? {},
    trustProxy: parsed.TRUST_PROXY === 'true',
    rate: { reads: parsed.READS_PER_MINUTE, writes: parsed.WRITES_PER_MINUTE },
    bodyLimit: { json: parsed.JSON_LIMIT_BYTES, upload: parsed.UPLOAD_LIMIT_BYTES },
    budgets: {
      connectMs: parsed.CONNECT_TIMEOUT_MS,
      headersMs: parsed.HEADERS_TIMEOUT_MS,
      bodyMs: parsed.BODY_TIMEOUT_MS,
      clientStallMs: parsed.CLIENT_STALL_MS,
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
