import { z } from 'zod';
import { bearerTokenPattern } from './bearer.ts';
import { tracingConfig, tracingSettings, type TracingSettings } from './tracing/tracing-settings.ts';
import {
  ConfigError,
  databaseConfig,
  type DatabaseLocation,
  databaseLocation,
  type Environment,
  parseConfig,
  serverConfig,
  tokenConfig,
  tokenSettings,
  type TokenSettings,
  url,
} from './config.ts';
import { connectionsConfig, poolSizeOf } from './database-connections.ts';

const httpOrigin = z
  .url({ protocol: /^https?$/, error: 'a subscriber is an origin such as http://127.0.0.1:4001' })
  .transform((url) => new URL(url).origin);

/**
 * The schemas of the variables that all services share; `docs/environment.md` documents them. A service with variables of
 * its own spreads them into its schema.
 *
 * @example
 * ```ts
 * const environment = z.object({ ...serviceEnvironment, UPLOADS_PER_HOUR: z.coerce.number().default(60) });
 * ```
 */
export const serviceEnvironment = {
  ...serverConfig,
  ...tokenConfig,
  ...databaseConfig,
  ...connectionsConfig,
  ...tracingConfig,
  /** Fill an empty database with the demo world. */
  DEMO_DATA: z.stringbool().default(false),
  /** The bearer token of `POST /internal/events`, the same for all services. Unset: no events are accepted or sent. */
  EVENTS_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .regex(bearerTokenPattern, 'must consist of letters, digits and the characters . _ ~ + / = -')
    .optional(),
  /**
   * For a service that publishes events: JSON such as `{"notices": "http://127.0.0.1:4001"}`, with every other service.
   */
  EVENT_SUBSCRIBERS: z.string().transform(parsedJson).pipe(z.record(z.string(), httpOrigin)).optional(),
  /** A Valkey or Redis through which services send events instead of calling each other. Unset: they call each other. */
  EVENT_BROKER_URL: url(/^rediss?$/, 'redis://:password@host:6379').optional(),
};

const missingSecret =
  'EVENTS_SECRET: must be set in production: without it the data of a removed member would stay in this service';

function parsedJson(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    context.addIssue(`is not JSON (${error instanceof Error ? error.message : String(error)})`);
    return z.NEVER;
  }
}

type ParsedEnvironment = z.output<z.ZodObject<typeof serviceEnvironment>>;

/** The part of the configuration that all services have. */
export interface ServiceConfig {
  readonly host: string;
  readonly port: number;
  readonly logLevel: ParsedEnvironment['LOG_LEVEL'];
  readonly token: TokenSettings;
  readonly database: DatabaseLocation;
  /** Greatest number of connections to a database server; 10 if not given. */
  readonly poolSize?: number | undefined;
  readonly demoData: boolean;
  readonly events: EventsConfig;
  /** Where traces are sent; nowhere if not given. */
  readonly tracing?: TracingSettings | undefined;
}

/** The events between services: the secret that they share, and the subscribers. */
export interface EventsConfig {
  readonly secret: string | undefined;
  /** Origins by the names of the services. */
  readonly subscribers: Readonly<Record<string, string>>;
  /** Where the broker is that brings the events to them; without one they are called. */
  readonly brokerUrl?: string | undefined;
}

/**
 * Makes the configuration of a service from the variables that all services share.
 *
 * @param env the result of `parseConfig` with `serviceEnvironment`
 * @param name the name of the service, which names its embedded database
 * @throws ConfigError `config_invalid` in production without `EVENTS_SECRET`
 *
 * @example
 * ```ts
 * const parsed = parseConfig(environment, process.env);
 * const config = { ...serviceConfig(parsed, 'notices'), uploadsPerHour: parsed.UPLOADS_PER_HOUR };
 * ```
 */
export function serviceConfig(env: ParsedEnvironment, name: string): ServiceConfig {
  if (env.NODE_ENV === 'production' && env.EVENTS_SECRET === undefined) throw new ConfigError([missingSecret]);
  return {
    host: env.HOST,
    port: env.PORT,
    logLevel: env.LOG_LEVEL,
    token: tokenSettings(env),
    database: databaseLocation(env, name),
    poolSize: poolSizeOf(env),
    demoData: env.DEMO_DATA,
    events: {
      secret: env.EVENTS_SECRET,
      subscribers: env.EVENT_SUBSCRIBERS ?? {},
      brokerUrl: env.EVENT_BROKER_URL,
    },
    tracing: tracingSettings(env),
  };
}

/**
 * Reads the configuration of a service without variables of its own.
 *
 * @param name the name of the service, which names its embedded database
 * @param env the environment, such as `process.env`
 * @throws ConfigError `config_invalid`, with all problems at once.
 *
 * @example
 * ```ts
 * const config = readServiceConfig('notices', process.env);
 * ```
 */
export function readServiceConfig(name: string, env: Environment): ServiceConfig {
  return serviceConfig(parseConfig(z.object(serviceEnvironment), env), name);
}
