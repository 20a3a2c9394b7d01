import { serviceUnderTest, type ServiceUnderTest } from '@seed/service-kit/testing/service-under-test';
import { documentsService } from '../service.ts';

export function documentsUnderTest({ demoData = false } = {}): Promise<ServiceUnderTest> {
  return serviceUnderTest(documentsService, (common) => ({ ...common, demoData }));
}
