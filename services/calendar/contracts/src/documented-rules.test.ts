import { z } from 'zod';
import { listEvents, newEvent } from './events.ts';
import { newMeeting } from './meetings.ts';

/** The properties of a schema as the API document shows them. */
function documented(schema: z.core.$ZodType): Record<string, unknown> {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return properties;
}

test('the API document describes days as dates', () => {
  expect(documented(listEvents.query)).toMatchObject({ from: { format: 'date' }, to: { format: 'date' } });
  expect(documented(newEvent)).toMatchObject({ date: { anyOf: [{ format: 'date' }, { format: 'date-time' }] } });
});

const pattern = () => new RegExp(String((documented(newMeeting)['date'] as { pattern?: string }).pattern));

test.each(['2026-05-31T09:30', '2199-12-31T23:59:59.999', '2000-02-28T00:00:00'])(
  'the API document and the validation accept the hour %s of a meeting',
  (date) => {
    expect(pattern().test(date)).toBe(true);
    expect(newMeeting.shape.date.safeParse(date).success).toBe(true);
  },
);

test.each(['2026-04-31T09:30', '1999-05-31T09:30', '2200-01-01T00:00', '2026-05-31', '2026-05-31T24:00', 'tomorrow'])(
  'the API document and the validation refuse the hour %s of a meeting',
  (date) => {
    expect(pattern().test(date)).toBe(false);
    expect(newMeeting.shape.date.safeParse(date).success).toBe(false);
  },
);
