import { serviceUnderTest, type ServiceUnderTest } from '@seed/service-kit/testing/service-under-test';
import { forumsService } from '../service.ts';

export function forumsUnderTest({ demoData = false } = {}): Promise<ServiceUnderTest> {
  return serviceUnderTest(forumsService, (common) => ({ ...common, demoData }));
}
