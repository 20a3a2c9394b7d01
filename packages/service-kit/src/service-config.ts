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

/** The variables of every service. One that has its own: `z.object({ ...serviceEnvironment, MEETINGS_POLICY: … })`. */
export const serviceEnvironment = {
  ...serverConfig,
  ...tokenConfig,
  ...databaseConfig,
  /** Fill an empty database with the demo world. */
  DEMO_DATA: z.stringbool().default(false),
};

type ParsedEnvironment = z.output<z.ZodObject<typeof serviceEnvironment>>;

/** What every service is started with. */
export interface ServiceConfig {
  readonly host: string;
  readonly port: number;
  readonly logLevel: ParsedEnvironment['LOG_LEVEL'];
  readonly token: TokenSettings;
  readonly database: DatabaseLocation;
  readonly demoData: boolean;
}

/** What the variables of every service mean to the one of this name. */
export function serviceConfig(env: ParsedEnvironment, name: string): ServiceConfig {
  return {
    host: env.HOST,
    port: env.PORT,
    logLevel: env.LOG_LEVEL,
    token: tokenSettings(env),
    database: databaseLocation(env, name),
    demoData: env.DEMO_DATA,
  };
}

/** For a service without variables of its own. Throws a ConfigError that tells all problems at once. */
export function readServiceConfig(name: string, env: Environment): ServiceConfig {
  return serviceConfig(parseConfig(z.object(serviceEnvironment), env), name);
}
