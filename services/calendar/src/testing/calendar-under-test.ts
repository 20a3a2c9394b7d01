import { serviceUnderTest, type ServiceUnderTest } from '@seed/service-kit/testing/service-under-test';
import type { CalendarConfig } from '../config.ts';
import { calendarService } from '../service.ts';

/** The portal's address in tests. */
export const publicUrl = 'https://portal.seed.example';

export function calendarUnderTest(config: Partial<CalendarConfig> = {}): Promise<ServiceUnderTest> {
  return serviceUnderTest<CalendarConfig>(calendarService, (common) => ({
    ...common,
    meetingsPolicy: 'any',
    publicUrl,
    ...config,
  }));
}
