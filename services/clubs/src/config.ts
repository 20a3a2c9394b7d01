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
} from '@seed/service-kit/config';
import { z } from 'zod';

const environment = z.object({ ...serverConfig, ...tokenConfig, ...databaseConfig });

export interface ClubsConfig {
  readonly host: string;
  readonly port: number;
  readonly logLevel: z.output<typeof environment>['LOG_LEVEL'];
  readonly token: TokenSettings;
  readonly database: DatabaseLocation;
}

/** Throws a ConfigError that tells all problems at once. */
export function readClubsConfig(env: Environment): ClubsConfig {
  const parsed = parseConfig(environment, env);
  return {
    host: parsed.HOST,
    port: parsed.PORT,
    logLevel: parsed.LOG_LEVEL,
    token: tokenSettings(parsed),
    database: databaseLocation(parsed, 'clubs'),
  };
}
