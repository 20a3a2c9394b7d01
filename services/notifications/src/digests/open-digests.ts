import type { Logger } from '@seed/service-kit/logger';
import { startPolling } from '@seed/service-kit/polling';
import type { ServiceRouter } from '@seed/service-kit/request-state';
import type { Database } from '@seed/service-kit/transaction';
import type { EmailConfig, NotificationsConfig } from '../config.ts';
import { mailReportsRoutes } from '../mail-reports/mail-reports.routes.ts';
import type { PreferencesService } from '../preferences/preferences.service.ts';
import { type ChannelSender, digestRound } from './digest-round.ts';
import { DigestSender } from './digest-sender.ts';
import { PushDigestSender } from './push-digest-sender.ts';
import { unsubscribeRoutes } from './unsubscribe.routes.ts';
import { UnsubscribeTokens } from './unsubscribe-token.ts';

const defaultPollMs = 30_000;

interface DigestsConfig extends Pick<NotificationsConfig, 'publicUrl' | 'email' | 'push' | 'digestPollMs'> {
  readonly now: () => Date;
}

interface DigestsParts {
  readonly database: Database;
  readonly logger: Logger;
  readonly preferences: PreferencesService;
}

/** Begins to send digests by the channels of the portal, and has the pages by which members unsubscribe. */
export function openDigests(config: DigestsConfig, parts: DigestsParts) {
  const { email, push, now } = config;
  const { database } = parts;
  const mail = email === undefined ? undefined : openMail({ ...config, email }, parts);
  const senders = [
    ...(mail === undefined ? [] : [mail.sender]),
    // A channel does not wait for the other one, such as for a slow mail server.
    ...(push === undefined ? [] : [new PushDigestSender({ database, now })]),
  ];
  const stop = startRounds(senders, config, parts);
  return { routes: (router: ServiceRouter) => mail?.routes(router), stop };
}

interface MailConfig extends DigestsConfig {
  readonly email: EmailConfig;
}

function openMail({ email, publicUrl, now }: MailConfig, { database, logger, preferences }: DigestsParts) {
  const tokens = new UnsubscribeTokens(email.unsubscribeSecret);
  return {
    sender: new DigestSender({ database, email, tokens, publicUrl, now, log: logger }),
    routes(router: ServiceRouter) {
      unsubscribeRoutes(router, { preferences, tokens, publicUrl });
      const { reportsSecret: secret } = email;
      if (secret !== undefined) mailReportsRoutes(router, { database, secret, now });
    },
  };
}

function startRounds(senders: readonly ChannelSender[], config: DigestsConfig, { database, logger }: DigestsParts) {
  const { now, digestPollMs: pollMs = defaultPollMs } = config;
  const channels = senders.map(({ channel }) => channel);
  const stops = senders.map((sender) =>
    startPolling((isStopped) => digestRound({ database, sender, channels, now, log: logger }, isStopped), { pollMs }),
  );
  return async () => {
    const stopped = stops.map((stop) => stop());
    for (const sender of senders) sender.close?.();
    await Promise.all(stopped);
  };
}
