import { ConfigError, type Environment, parseConfig } from '@seed/service-kit/config';
import { type ServiceConfig, serviceConfig, serviceEnvironment } from '@seed/service-kit/service-config';
import { z } from 'zod';
import { pushConfig, pushEnvironment, type PushConfig } from './push/push-config.ts';
import type { Retention } from './retention/old-notifications.repository.ts';

const environment = z.object({
  ...serviceEnvironment,
  ...pushEnvironment,
  /** The server that sends the e-mails; without it the portal sends none. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be a URL such as smtps://user:password@mail.example.org' })
    .optional(),
  /** The sender. */
  MAIL_FROM: z.string().optional(),
  /** Signs the links by which members unsubscribe. */
  UNSUBSCRIBE_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  /** The bearer token of reports about e-mails that bounced; without it none are accepted. */
  MAIL_REPORTS_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
});

/** How e-mails are sent. */
export interface EmailConfig {
  readonly smtpUrl: string;
  readonly from: string;
  readonly unsubscribeSecret: string;
  /** Undefined if no reports about bounced e-mails are accepted. */
  readonly reportsSecret?: string | undefined;
}

export interface NotificationsConfig extends ServiceConfig {
  /** The portal's address, for links in e-mails. */
  readonly publicUrl: string;
  /** Undefined if the portal sends no e-mails. */
  readonly email: EmailConfig | undefined;
  /** Undefined if the portal sends no push messages. */
  readonly push: PushConfig | undefined;
  /** The clock of the digest and of the retention; the system's if not given. */
  readonly now?: () => Date;
  /** Milliseconds between two looks for digests that are due. */
  readonly digestPollMs?: number;
  /** Milliseconds between two looks for push messages that are due. */
  readonly pushPollMs?: number;
  /** The notifications that are kept; half a year and 500 of each member if not given. */
  readonly retention?: Retention;
  /** Milliseconds between two looks for notifications that are not kept; an hour if not given. */
  readonly retentionPollMs?: number;
}

/** @throws ConfigError with all problems at once. */
export function readNotificationsConfig(env: Environment): NotificationsConfig {
  const parsed = parseConfig(environment, env);
  return {
    ...serviceConfig(parsed, 'notifications'),
    publicUrl: parsed.PUBLIC_URL,
    email: emailConfig(parsed),
    push: pushConfig(parsed),
  };
}

function emailConfig(parsed: z.output<typeof environment>): EmailConfig | undefined {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, UNSUBSCRIBE_SECRET: unsubscribeSecret } = parsed;
  if (smtpUrl === undefined) return undefined;
  if (from === undefined || unsubscribeSecret === undefined) {
    const missing = Object.entries({ MAIL_FROM: from, UNSUBSCRIBE_SECRET: unsubscribeSecret });
    throw new ConfigError(
      missing.flatMap(([name, value]) => (value === undefined ? [`${name}: is required with SMTP_URL`] : [])),
    );
  }
  return { smtpUrl, from, unsubscribeSecret, reportsSecret: parsed.MAIL_REPORTS_SECRET };
}
