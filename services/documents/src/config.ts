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

const environment = z.object({
  ...serverConfig,
  ...tokenConfig,
  ...databaseConfig,
  /** Fill an empty database with the demo world. */
  DEMO_DATA: z.stringbool().default(false),
});

export interface DocumentsConfig {
  readonly host: string;
  readonly port: number;
  readonly logLevel: z.output<typeof environment>['LOG_LEVEL'];
  readonly token: TokenSettings;
  readonly database: DatabaseLocation;
  readonly demoData: boolean;
}

/** Throws a ConfigError that tells all problems at once. */
export function readDocumentsConfig(env: Environment): DocumentsConfig {
  const parsed = parseConfig(environment, env);
  return {
    host: parsed.HOST,
    port: parsed.PORT,
    logLevel: parsed.LOG_LEVEL,
    token: tokenSettings(parsed),
    database: databaseLocation(parsed, 'documents'),
    demoData: parsed.DEMO_DATA,
  };
}
