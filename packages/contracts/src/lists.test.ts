import { z } from 'zod';
import { pageQuery } from './lists.ts';

test('the API document describes the form of a cursor', () => {
  const { properties } = z.toJSONSchema(pageQuery, { io: 'input' });
  expect(properties).toMatchObject({
    cursor: { minLength: 1, maxLength: 512, pattern: '^[\\w-]*\\.\\d{1,10}$' },
  });
});
