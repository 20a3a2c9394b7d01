import { serviceUnderTest, type ServiceUnderTest } from '@seed/service-kit/testing/service-under-test';
import type { NotificationsConfig } from '../config.ts';
import { notificationsService } from '../service.ts';

/** Starts the service; without other settings it sends no e-mails. */
export function notificationsUnderTest(settings: Partial<NotificationsConfig> = {}): Promise<ServiceUnderTest> {
  const portal = { publicUrl: 'https://portal.example', email: undefined };
  return serviceUnderTest(notificationsService, (common) => ({ ...common, ...portal, ...settings }));
}
