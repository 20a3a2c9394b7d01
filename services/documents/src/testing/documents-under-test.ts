import { serviceUnderTest, type ServiceUnderTest } from '@seed/service-kit/testing/service-under-test';
import type { DocumentsConfig } from '../config.ts';
import { documentsService } from '../service.ts';

export function documentsUnderTest(config: Partial<DocumentsConfig> = {}): Promise<ServiceUnderTest> {
  return serviceUnderTest<DocumentsConfig>(documentsService, (common) => ({ ...common, demoData: false, ...config }));
}
