import { serviceUnderTest, type ServiceUnderTest } from '@seed/service-kit/testing/service-under-test';
import type { NotificationsConfig } from '../config.ts';
import { notificationsService } from '../service.ts';

/** Starts the service; without other settings it sends no e-mails and no push messages. */
export function notificationsUnderTest(settings: Partial<NotificationsConfig> = {}): Promise<ServiceUnderTest> {
  const portal = { publicUrl: 'https://portal.example', email: undefined, push: undefined };
  return serviceUnderTest(notificationsService, (common) => ({ ...common, ...portal, ...settings }));
}
