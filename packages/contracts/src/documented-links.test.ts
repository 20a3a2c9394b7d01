import { z } from 'zod';
import { optionalLink, optionalPicture, requiredLink } from './links.ts';

/** The properties of a schema as the API document shows them. */
function documented(schema: z.core.$ZodType): Record<string, unknown> {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return properties;
}

const linkFields = z.object({
  required: requiredLink('Please fill in.'),
  link: optionalLink(),
  picture: optionalPicture(),
});
const patternOf = (field: keyof typeof linkFields.shape) =>
  (documented(linkFields)[field] as { pattern: string }).pattern;

test.each([
  'https://example.org',
  'example.org/a?b=1#c',
  'http://localhost:3000/',
  'HTTPS://Example.org:64999',
  ' https://a_b.example--c.org\n',
  '\u3000日本語.みんな/案内 {1}',
  'https://ja.wikipedia.org/wiki/子ども食堂?a="b"',
  'https://xn--r8jz45g.jp',
  `https://a.bc/${'x'.repeat(1977)}`,
  `https://a.bc/${'🎉'.repeat(110)}`,
])('the API document and the validation accept the link %.60s', (link) => {
  for (const field of ['required', 'link', 'picture'] as const) {
    expect(link).toMatch(new RegExp(patternOf(field), 'u'));
    expect(linkFields.shape[field].safeParse(link).success).toBe(true);
  }
});

test.each([
  '0',
  'a',
  'https://',
  'ftp://a.bc',
  'https://a b.cd',
  'a.0',
  'a.bc:99999',
  'https://u@a.bc',
  'https://a.bc*',
  'https://[::1]/',
  'https://a.bc:65001',
  'https://192.0.2.1/',
  'https://1.2.3.4.5',
  'https://a.bc/\u0000',
  `https://a.bc/${'é'.repeat(111)}`,
])('the API document and the validation refuse the link %s', (link) => {
  for (const field of ['required', 'link', 'picture'] as const) {
    expect(link).not.toMatch(new RegExp(patternOf(field), 'u'));
    expect(linkFields.shape[field].safeParse(link).success).toBe(false);
  }
});

test('the API document describes which files of the portal are pictures, and how long a link may be', () => {
  expect('/uploads/a-b_c.webp').toMatch(new RegExp(patternOf('picture')));
  expect('/uploads/../api').not.toMatch(new RegExp(patternOf('picture')));
  expect(documented(linkFields)).toMatchObject({ link: { maxLength: 1990 } });
  expect(linkFields.shape.link.safeParse(`example.org/${'x'.repeat(1978)}`).success).toBe(true);
  expect(linkFields.shape.link.safeParse(`example.org/${'x'.repeat(1979)}`).success).toBe(false);
});

test('every link that the API document allows can be stored', () => {
  const pattern = new RegExp(patternOf('required'), 'u');
  const letters = Array.from({ length: 0x9fcc }, (_, code) => String.fromCharCode(code))
    .filter((letter) => pattern.test(`https://${letter}${letter}`))
    // Neighbours of different scripts, which have the longest names in Punycode.
    .sort((a, b) => ((a.charCodeAt(0) * 7919) % 40_961) - ((b.charCodeAt(0) * 7919) % 40_961))
    .join('');
  expect(letters.length).toBeGreaterThan(21_000);
  const links = letters.match(/.{22}/gu)?.map((name) => `https://${`${name}.`.repeat(3)}${name}/${'🎉'.repeat(110)}`);
  expect(links?.filter((link) => !linkFields.shape.required.safeParse(link).success)).toEqual([]);
});
