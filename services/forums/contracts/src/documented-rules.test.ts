import { z } from 'zod';
import { newPost } from './posts.ts';

/** The properties of a schema as the API document shows them. */
function documented(schema: z.core.$ZodType): Record<string, unknown> {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return properties;
}

test('the API document describes that a required text is not blank, and how long it may be', () => {
  expect(documented(newPost)).toMatchObject({
    title: { type: 'string', pattern: '\\S', maxLength: 150 },
    content: { type: 'string', pattern: '\\S', maxLength: 10_000 },
  });
});
