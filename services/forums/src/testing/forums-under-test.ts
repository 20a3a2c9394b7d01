import { serviceUnderTest, type ServiceUnderTest } from '@seed/service-kit/testing/service-under-test';
import type { ForumsConfig } from '../config.ts';
import { forumsService } from '../service.ts';

export function forumsUnderTest(config: Partial<ForumsConfig> = {}): Promise<ServiceUnderTest> {
  return serviceUnderTest<ForumsConfig>(forumsService, (common) => ({ ...common, ...config }));
}
