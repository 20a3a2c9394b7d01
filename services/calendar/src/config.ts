import { type Environment, parseConfig } from '@seed/service-kit/config';
import { type ServiceConfig, serviceConfig, serviceEnvironment } from '@seed/service-kit/service-config';
import { z } from 'zod';
import { meetingsPolicies, type MeetingsPolicy } from './meetings/meeting.policy.ts';

const environment = z.object({
  ...serviceEnvironment,
  /** Decides which members may change and delete a meeting. */
  MEETINGS_POLICY: z.enum(meetingsPolicies).default('any'),
});

export interface CalendarConfig extends ServiceConfig {
  readonly meetingsPolicy: MeetingsPolicy;
  /** The address of the portal, on which the addresses of subscriptions are based. */
  readonly publicUrl: string;
  /** The clock of reminders and deletions; the system's if not given. */
  readonly now?: () => Date;
  /** Milliseconds between two looks for meetings that begin within the hour; a minute if not given. */
  readonly reminderPollMs?: number;
  /** Milliseconds between two looks for deletions that can no longer be undone; two seconds if not given. */
  readonly deletionPollMs?: number;
}

/**
 * Reads the configuration of the service.
 *
 * @throws ConfigError `config_invalid`, with all problems at once.
 */
export function readCalendarConfig(env: Environment): CalendarConfig {
  const parsed = parseConfig(environment, env);
  const { MEETINGS_POLICY: meetingsPolicy, PUBLIC_URL: publicUrl } = parsed;
  return { ...serviceConfig(parsed, 'calendar'), meetingsPolicy, publicUrl };
}
