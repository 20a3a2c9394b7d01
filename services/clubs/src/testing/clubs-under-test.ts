import { serviceUnderTest, type ServiceUnderTest } from '@seed/service-kit/testing/service-under-test';
import { clubsService } from '../service.ts';

export function clubsUnderTest(): Promise<ServiceUnderTest> {
  return serviceUnderTest(clubsService, (common) => common);
}
