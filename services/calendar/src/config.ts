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
import { meetingsPolicies, type MeetingsPolicy } from './meetings/meeting.policy.ts';

const environment = z.object({
  ...serverConfig,
  ...tokenConfig,
  ...databaseConfig,
  /** Fill an empty database with the demo world. */
  DEMO_DATA: z.stringbool().default(false),
  /** Who may change and delete a meeting. */
  MEETINGS_POLICY: z.enum(meetingsPolicies).default('any'),
});

export interface CalendarConfig {
  readonly host: string;
  readonly port: number;
  readonly logLevel: z.output<typeof environment>['LOG_LEVEL'];
  readonly token: TokenSettings;
  readonly database: DatabaseLocation;
  readonly demoData: boolean;
  readonly meetingsPolicy: MeetingsPolicy;
  /** Where members find the portal: the base of what calendar programs subscribe to. */
  readonly publicUrl: string;
}

/** Throws a ConfigError that tells all problems at once. */
export function readCalendarConfig(env: Environment): CalendarConfig {
  const parsed = parseConfig(environment, env);
  return {
    host: parsed.HOST,
    port: parsed.PORT,
    logLevel: parsed.LOG_LEVEL,
    token: tokenSettings(parsed),
    database: databaseLocation(parsed, 'calendar'),
    demoData: parsed.DEMO_DATA,
    meetingsPolicy: parsed.MEETINGS_POLICY,
    publicUrl: parsed.PUBLIC_URL,
  };
}
