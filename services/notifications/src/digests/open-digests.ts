import type { Logger } from '@seed/service-kit/logger';
import { startPolling } from '@seed/service-kit/polling';
import type { ServiceRouter } from '@seed/service-kit/request-state';
import type { Database } from '@seed/service-kit/transaction';
import type { EmailConfig, NotificationsConfig } from '../config.ts';
import { mailReportsRoutes } from '../mail-reports/mail-reports.routes.ts';
import type { PreferencesService } from '../preferences/preferences.service.ts';
import { DigestSender } from './digest-sender.ts';
import { unsubscribeRoutes } from './unsubscribe.routes.ts';
import { UnsubscribeTokens } from './unsubscribe-token.ts';

const defaultPollMs = 30_000;

interface DigestsConfig extends Pick<NotificationsConfig, 'publicUrl' | 'digestPollMs'> {
  readonly email: EmailConfig;
  readonly now: () => Date;
}

interface DigestsParts {
  readonly database: Database;
  readonly logger: Logger;
  readonly preferences: PreferencesService;
}

/** Begins to send digests, and has the pages by which members unsubscribe. */
export function openDigests(config: DigestsConfig, { database, logger, preferences }: DigestsParts) {
  const { publicUrl, email, now, digestPollMs = defaultPollMs } = config;
  const tokens = new UnsubscribeTokens(email.unsubscribeSecret);
  const sender = new DigestSender({ database, email, tokens, publicUrl, now, log: logger });
  const stopPolling = startPolling((isStopped) => sender.round(isStopped), { pollMs: digestPollMs });
  return {
    routes(router: ServiceRouter) {
      unsubscribeRoutes(router, { preferences, tokens, publicUrl });
      const { reportsSecret: secret } = email;
      if (secret !== undefined) mailReportsRoutes(router, { database, secret, now });
    },
    async stop() {
      const stopped = stopPolling();
      sender.close();
      await stopped;
    },
  };
}
