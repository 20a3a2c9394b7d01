import { z } from 'zod';
import {
  databaseConfig,
  type DatabaseLocation,
  databaseLocation,
  type Environment,
  parseConfig,
  serverConfig,
  tokenConfig,
  tokenSettings,
  type TokenSettings,
} from './config.ts';

const httpOrigin = z
  .url({ protocol: /^https?$/, error: 'a subscriber is an origin such as http://127.0.0.1:4001' })
  .transform((url) => new URL(url).origin);

/** The variables of every service. One that has its own: `z.object({ ...serviceEnvironment, MEETINGS_POLICY: … })`. */
export const serviceEnvironment = {
  ...serverConfig,
  ...tokenConfig,
  ...databaseConfig,
  /** Fill an empty database with the demo world. */
  DEMO_DATA: z.stringbool().default(false),
  /** Shared by all services: what they send each other's `/internal/events`. Unset: no events are accepted or sent. */
  EVENTS_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  /** For a service that publishes events: JSON such as `{"forums": "http://127.0.0.1:4001"}`, every other service. */
  EVENT_SUBSCRIBERS: z.string().default('{}').transform(parsedJson).pipe(z.record(z.string(), httpOrigin)),
};

function parsedJson(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    context.addIssue(`is not JSON (${error instanceof Error ? error.message : String(error)})`);
    return z.NEVER;
  }
}

type ParsedEnvironment = z.output<z.ZodObject<typeof serviceEnvironment>>;

/** The configuration of every service. */
export interface ServiceConfig {
  readonly host: string;
  readonly port: number;
  readonly logLevel: ParsedEnvironment['LOG_LEVEL'];
  readonly token: TokenSettings;
  readonly database: DatabaseLocation;
  readonly demoData: boolean;
  readonly events: EventsConfig;
}

/** How services tell each other what happened. */
export interface EventsConfig {
  readonly secret: string | undefined;
  /** Origins by the names of the services. */
  readonly subscribers: Readonly<Record<string, string>>;
}

/** The configuration of the named service from the variables that all services share. */
export function serviceConfig(env: ParsedEnvironment, name: string): ServiceConfig {
  return {
    host: env.HOST,
    port: env.PORT,
    logLevel: env.LOG_LEVEL,
    token: tokenSettings(env),
    database: databaseLocation(env, name),
    demoData: env.DEMO_DATA,
    events: { secret: env.EVENTS_SECRET, subscribers: env.EVENT_SUBSCRIBERS },
  };
}

/**
 * Reads the configuration of a service without variables of its own.
 *
 * @throws ConfigError `config_invalid`, with all problems at once.
 */
export function readServiceConfig(name: string, env: Environment): ServiceConfig {
  return serviceConfig(parseConfig(z.object(serviceEnvironment), env), name);
}
