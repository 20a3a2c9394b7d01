import { serviceUnderTest, type ServiceUnderTest } from '@seed/service-kit/testing/service-under-test';
import { notificationsService } from '../service.ts';

export function notificationsUnderTest({ demoData = false } = {}): Promise<ServiceUnderTest> {
  return serviceUnderTest(notificationsService, (common) => ({ ...common, demoData }));
}
