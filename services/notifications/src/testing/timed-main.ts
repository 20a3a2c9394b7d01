import { runMain } from '@seed/service-kit/run-main';
import { startService } from '@seed/service-kit/service';
import { readNotificationsConfig } from '../config.ts';
import { notificationsService } from '../service.ts';

/** The service, at the instant of the variable `NOW`; it looks for digests and push messages at once and often. */
runMain(() => {
  const { NOW } = process.env;
  const now = () => (NOW === undefined ? new Date() : new Date(NOW));
  const often = { digestPollMs: 20, pushPollMs: 20 };
  return startService(notificationsService, { ...readNotificationsConfig(process.env), ...often, now });
});
