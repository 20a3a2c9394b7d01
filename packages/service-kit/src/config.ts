import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { SharedStateSettings } from './shared-state.ts';

/**
 * The environment does not fit the schema; `problems` has one line for each variable that is wrong. `runMain` prints them.
 *
 * @example
 * ```ts
 * if (env.NODE_ENV === 'production' && env.STORE_URL === undefined) {
 *   throw new ConfigError(['STORE_URL: is required in production']);
 * }
 * ```
 */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly code = 'config_invalid';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration is not valid:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** Environment variables by their names, such as `process.env`. */
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Parses the environment by the schema. An empty variable counts as unset, because that is what an empty line of an env
 * file means. A variable with a secret can be given as a file, `EVENTS_SECRET_FILE`, as orchestrators mount secrets.
 * Values are never part of a message.
 *
 * @throws ConfigError `config_invalid`, with all problems at once.
 *
 * @example
 * ```ts
 * const { PORT } = parseConfig(z.object(serverConfig), process.env);
 * ```
 */
export function parseConfig<S extends z.ZodType>(schema: S, env: Environment): z.output<S> {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const { values, problems } = readSecretFiles(set);
  const parsed = schema.safeParse({ ...set, ...values });
  if (parsed.success && problems.length === 0) return parsed.data;
  const issues = parsed.error?.issues ?? [];
  throw new ConfigError([
    ...problems,
    ...issues.map((issue) => `${issue.path.join('.') || 'environment'}: ${issue.message}`),
  ]);
}

/** The variables of secrets with their files: an address of a store or a mail server has its password. */
const secretFile =
  /^(\w*SECRET\w*|\w*ACCESS_KEY\w*|DATABASE_URL|SHARED_STATE_URL|EVENT_BROKER_URL|SMTP_URL|OTEL_EXPORTER_OTLP_HEADERS|VAPID_PRIVATE_KEY)_FILE$/;

/** Reads each secret that is given as a file, without the blanks and line ends around it. */
function readSecretFiles(env: Environment) {
  const values: Record<string, string> = {};
  const problems: string[] = [];
  for (const [variable, file = ''] of Object.entries(env)) {
    const name = secretFile.exec(variable)?.[1];
    if (name === undefined) continue;
    if (env[name] !== undefined) problems.push(`${variable}: must not be set beside ${name}`);
    try {
      values[name] = readFileSync(file, 'utf8').trim();
      if (values[name] === '') problems.push(`${variable}: the file is empty`);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      problems.push(`${variable}: the file cannot be read (${code ?? 'unknown error'})`);
    }
  }
  return { values, problems };
}

/** The schema of a URL with one of these protocols. */
export const url = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be a URL such as ${example}` });
const httpUrl = url(/^https?$/, 'http://localhost:3000').transform((text) => text.replace(/\/+$/, ''));
const port = z.coerce.number('must be a port number').int().min(0).max(65_535);

/** The variables of a program that listens, to be spread into a `z.object`. */
export const serverConfig = {
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  /** 0 takes a free port. */
  PORT: port.default(3000),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
};

/** The variables of a program that verifies access tokens; `tokenSettings` makes the verifier's options of them. */
export const tokenConfig = {
  PUBLIC_URL: httpUrl.default('http://localhost:3000'),
  /** If unset, the embedded provider below `PUBLIC_URL` is used. */
  KEYCLOAK_URL: httpUrl.optional(),
  /** Allows a provider without TLS in production, such as one in the same cluster. */
  ALLOW_INSECURE_ISSUER: z.stringbool().default(false),
  KEYCLOAK_REALM: z.string().default('seed'),
  KEYCLOAK_CLIENT_ID: z.string().default('portal-web'),
  TOKEN_ISSUER: httpUrl.optional(),
  JWKS_URL: httpUrl.optional(),
  TOKEN_AUDIENCE: z.string().default('portal-api'),
  ROLES_CLAIM: z.string().default('realm_access.roles'),
  ADMIN_ROLE: z.string().default('Admin'),
};

/** The variable of a program that pipelines call, to be spread into a `z.object`. */
export const pipelineConfig = {
  PIPELINE_PREFIX: z.string().min(3, 'must have at least 3 characters').default('pipeline-'),
};

/** The variables of a program whose replicas count together, to be spread into a `z.object`. */
export const sharedStateConfig = {
  /** The time for which a request waits for the store; then its process decides alone. */
  SHARED_STATE_TIMEOUT_MS: z.coerce.number().int().min(1).default(50),
  /** A Valkey or Redis; if unset, each process counts for itself. */
  SHARED_STATE_URL: url(/^rediss?$/, 'redis://:password@host:6379').optional(),
};

/**
 * Returns the store that replicas share, or undefined if none is set.
 *
 * @param env the result of `parseConfig` with `sharedStateConfig`
 *
 * @example
 * ```ts
 * const shared = sharedStateSettings(parseConfig(z.object(sharedStateConfig), process.env));
 * ```
 */
export function sharedStateSettings(
  env: z.output<z.ZodObject<typeof sharedStateConfig>>,
): SharedStateSettings | undefined {
  const { SHARED_STATE_URL: url, SHARED_STATE_TIMEOUT_MS: timeoutMs } = env;
  return url === undefined ? undefined : { url, timeoutMs };
}

const ed25519PublicKey = /^[\w-]{43}$/;

/** The variable of a program that checks releases, to be spread into a `z.object`. */
export const rootKeysConfig = {
  /** Public keys, separated by commas. */
  RELEASE_ROOT_KEYS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((key) => key.trim() || []))
    .refine((keys) => keys.every((key) => ed25519PublicKey.test(key)), {
      error: 'must list Ed25519 public keys of 43 characters, as `portal keys new` prints them',
    }),
};

/** The variables of a program with a database; `databaseLocation` makes the location of them. */
export const databaseConfig = {
  DATABASE_URL: url(/^(mysql|mariadb)$/, 'mysql://user:password@host:3306/database').optional(),
  DATA_DIR: z.string().default('.data'),
};

/** The access tokens that a program accepts. */
export interface TokenSettings {
  readonly issuer: string;
  readonly jwksUrl: string;
  readonly audience: string;
  /** Path of the claim that lists the roles, e.g. `realm_access.roles`. */
  readonly rolesClaim: string;
  readonly adminRole: string;
  /** The client that tokens must have been issued to (claim `azp`). */
  readonly clientId: string;
  /** Clients whose names begin so are pipelines of teams, and their tokens are accepted too; no others if not given. */
  readonly pipelinePrefix?: string | undefined;
}

type TokenEnvironment = z.output<z.ZodObject<typeof tokenConfig>> & { readonly NODE_ENV?: string };

/**
 * Makes the settings of accepted tokens; unset addresses follow from the provider's address and realm.
 *
 * @param env the result of `parseConfig` with `tokenConfig`
 * @throws ConfigError `config_invalid` for a provider without TLS in production, unless it is on this machine or
 *   `ALLOW_INSECURE_ISSUER` is set: a machine between could replace its keys
 *
 * @example
 * ```ts
 * const verifier = createTokenVerifier(tokenSettings(parseConfig(z.object(tokenConfig), process.env)));
 * ```
 */
export function tokenSettings(env: TokenEnvironment): TokenSettings {
  const issuer = env.TOKEN_ISSUER ?? `${env.KEYCLOAK_URL ?? env.PUBLIC_URL}/realms/${env.KEYCLOAK_REALM}`;
  const jwksUrl = env.JWKS_URL ?? `${issuer}/protocol/openid-connect/certs`;
  if (env.NODE_ENV === 'production' && !env.ALLOW_INSECURE_ISSUER) assertEncrypted([issuer, jwksUrl]);
  return {
    issuer,
    jwksUrl,
    audience: env.TOKEN_AUDIENCE,
    rolesClaim: env.ROLES_CLAIM,
    adminRole: env.ADMIN_ROLE,
    clientId: env.KEYCLOAK_CLIENT_ID,
  };
}

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

function assertEncrypted(addresses: readonly string[]): void {
  const plain = addresses.find((address) => {
    const { protocol, hostname } = new URL(address);
    return protocol === 'http:' && !loopback.test(hostname);
  });
  if (plain === undefined) return;
  throw new ConfigError([
    `KEYCLOAK_URL: must be https in production (${new URL(plain).origin} is not); ALLOW_INSECURE_ISSUER=true allows it`,
  ]);
}

/** A database server, or one embedded file. */
export type DatabaseLocation = { readonly url: string } | { readonly file: string };

/**
 * Returns the database server of the environment, or the file `<name>.sqlite` in `DATA_DIR`.
 *
 * @param env the result of `parseConfig` with `databaseConfig`
 * @param name the name of the embedded database
 *
 * @example
 * ```ts
 * const location = databaseLocation(parseConfig(z.object(databaseConfig), process.env), 'notices');
 * ```
 */
export function databaseLocation(env: z.output<z.ZodObject<typeof databaseConfig>>, name: string): DatabaseLocation {
  return env.DATABASE_URL === undefined ? { file: join(env.DATA_DIR, `${name}.sqlite`) } : { url: env.DATABASE_URL };
}
