import { runMain } from '@seed/service-kit/run-main';
import { startService } from '@seed/service-kit/service';
import { readNotificationsConfig } from '../config.ts';
import { notificationsService } from '../service.ts';

/** The service, at the instant of the variable `NOW`; it looks for digests at once and often. */
runMain(() => {
  const { NOW = '' } = process.env;
  const now = () => new Date(NOW);
  return startService(notificationsService, { ...readNotificationsConfig(process.env), now, digestPollMs: 20 });
});
