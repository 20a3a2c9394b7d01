import { type Endpoint, endpoint } from '@seed/contracts/endpoint';
import * as z from '@seed/contracts/schema';
import { contractChanges, versionProblem } from './contract-changes.ts';
import { describeContract } from './contract-description.ts';

type Parts = Partial<Endpoint>;

const text = z.string();
const object = z.object;

function contractOf(...endpoints: readonly Parts[]) {
  const filled = endpoints.map((parts) =>
    endpoint({
      operation: 'x',
      service: 'notices',
      method: 'POST',
      path: '/notices',
      summary: '',
      status: 200,
      ...parts,
    }),
  );
  return describeContract({ service: 'notices', version: '1.0.0' }, filled);
}

type Case = [change: string, before: Parts, after: Parts];

const breaking: readonly Case[] = [
  ['an address changes', { path: '/notices' }, { path: '/news' }],
  ['a method changes', { method: 'POST' }, { method: 'PUT' }],
  ['a response loses a field', { response: object({ a: text, b: text }) }, { response: object({ a: text }) }],
  ['a response loses an optional field', { response: object({ a: z.optional(text) }) }, { response: object({}) }],
  [
    'a response may leave a field out',
    { response: object({ a: text }) },
    { response: object({ a: z.optional(text) }) },
  ],
  ['a response may have null', { response: object({ a: text }) }, { response: object({ a: z.nullable(text) }) }],
  ['a response gets a value of an enum', { response: z.enum(['a']) }, { response: z.enum(['a', 'b']) }],
  ['a response gets another type', { response: object({ a: text }) }, { response: object({ a: z.number() }) }],
  ['rows lose a field', { response: z.array(object({ a: text })) }, { response: z.array(object({})) }],
  [
    'a response gets more rows',
    { response: z.array(text).check(z.maxLength(5)) },
    { response: z.array(text).check(z.maxLength(9)) },
  ],
  [
    'a shared schema loses a field',
    { response: object({ s: shared({ a: text }) }) },
    { response: object({ s: shared({}) }) },
  ],
  ['a request needs a new field', { body: object({}) }, { body: object({ a: text }) }],
  ['a request needs an optional field', { body: object({ a: z.optional(text) }) }, { body: object({ a: text }) }],
  ['a request loses a field', { body: object({ a: z.optional(text) }) }, { body: object({}) }],
  ['a request refuses null', { body: object({ a: z.nullable(text) }) }, { body: object({ a: text }) }],
  ['a request takes less text', { body: text.check(z.maxLength(9)) }, { body: text.check(z.maxLength(8)) }],
  ['a request gets a maximum', { body: text }, { body: text.check(z.maxLength(8)) }],
  ['a request gets a pattern', { body: text }, { body: text.check(z.regex(/^a/)) }],
  ['a request loses a value of an enum', { body: z.enum(['a', 'b']) }, { body: z.enum(['a']) }],
  ['a query needs a parameter', { query: object({}) }, { query: object({ a: text }) }],
  [
    'a query takes less',
    { query: object({ a: z.number().check(z.maximum(9)) }) },
    { query: object({ a: z.number().check(z.maximum(8)) }) },
  ],
  ['a query loses a parameter', { query: object({ a: z.optional(text) }) }, { query: object({}) }],
  ['a list is no longer paged', { paged: true }, { paged: false }],
  ['the rows cannot be lines any more', { response: text, linesType: 'application/x-ndjson' }, { response: text }],
  [
    'an event of a stream loses a value',
    { eventData: object({ a: text, b: text }) },
    { eventData: object({ a: text }) },
  ],
  ['a file may be smaller only', { bodyLimit: { bytes: 9, message: '' } }, { bodyLimit: { bytes: 8, message: '' } }],
  ['a file may have fewer types', fileOf('image/png', 'image/gif'), fileOf('image/png')],
  ['a response gets longer text', { response: text.check(z.maxLength(8)) }, { response: text.check(z.maxLength(9)) }],
  ['a response gets any text', { response: text.check(z.regex(/^a/)) }, { response: text }],
  [
    'a response gets another kind of row',
    { response: z.array(z.union([text, z.number()])) },
    { response: z.array(z.union([text, z.number(), z.boolean()])) },
  ],
  ['a request takes whole numbers only', { body: z.number() }, { body: z.int() }],
  ['a request refuses unknown fields', { body: object({ a: text }) }, { body: z.strictObject({ a: text }) }],
  [
    'the values of a record lose a field',
    { response: z.record(text, object({ a: text })) },
    { response: z.record(text, object({})) },
  ],
  ['a body is needed', {}, { body: text }],
  ['a body is gone', { body: text }, {}],
  ['another status', { status: 200 }, { status: 201 }],
];

const compatible: readonly Case[] = [
  ['a response gets a field', { response: object({}) }, { response: object({ a: text }) }],
  ['a response always has a field', { response: object({ a: z.optional(text) }) }, { response: object({ a: text }) }],
  ['a response has no null any more', { response: object({ a: z.nullable(text) }) }, { response: object({ a: text }) }],
  ['a response loses a value of an enum', { response: z.enum(['a', 'b']) }, { response: z.enum(['a']) }],
  ['a request gets an optional field', { body: object({}) }, { body: object({ a: z.optional(text) }) }],
  ['a request may leave a field out', { body: object({ a: text }) }, { body: object({ a: z.optional(text) }) }],
  ['a request takes more text', { body: text.check(z.maxLength(8)) }, { body: text.check(z.maxLength(9)) }],
  ['a request gets a value of an enum', { body: z.enum(['a']) }, { body: z.enum(['a', 'b']) }],
  ['a query gets an optional parameter', { query: object({}) }, { query: object({ a: z.optional(text) }) }],
  [
    'a request takes fractions',
    { body: z.int().check(z.maximum(5), z.minimum(0)) },
    { body: z.number().check(z.maximum(5), z.minimum(0)) },
  ],
  ['a query comes', {}, { query: object({ a: z.optional(text) }) }],
  ['a default changes', { body: object({ a: z._default(text, 'a') }) }, { body: object({ a: z._default(text, 'b') }) }],
  ['a request takes another kind', { body: text }, { body: z.union([text, z.number()]) }],
  ['a list is paged', { paged: false }, { paged: true }],
  ['a file may have more types', fileOf('image/png'), fileOf('image/png', 'image/gif')],
];

function shared(fields: Readonly<Record<string, typeof text>>) {
  return object(fields).check(z.meta({ id: `Shared${Object.keys(fields).length}` }));
}

function fileOf(...types: readonly string[]): Parts {
  return { body: object({ file: z.file() }), bodyType: 'multipart/form-data', fileTypes: { file: types } };
}

test.each(breaking)('breaking: %s', (_, before, after) => {
  const changes = contractChanges(contractOf(before), contractOf(after));
  expect(changes.breaking).not.toEqual([]);
  expect(versionProblem('1.2.3', '1.3.0', changes)).toContain('major');
  expect(versionProblem('1.2.3', '2.0.0', changes)).toBeUndefined();
});

test.each(compatible)('compatible: %s', (_, before, after) => {
  const changes = contractChanges(contractOf(before), contractOf(after));
  expect(changes).toEqual({ breaking: [], compatible: ['POST /notices has changed'] });
  expect(versionProblem('1.2.3', '1.2.4', changes)).toContain('minor');
  expect(versionProblem('1.2.3', '1.3.0', changes)).toBeUndefined();
});

test('adding an operation is compatible, removing one is breaking', () => {
  const [one, two] = [contractOf({}), contractOf({}, { operation: 'y', path: '/news' })];
  expect(contractChanges(one, two)).toMatchObject({
    breaking: [],
    compatible: ['POST /news is new'],
  });
  expect(contractChanges(two, one)).toMatchObject({ breaking: ['POST /news is gone'] });
});

test('keywords without a rule may change', () => {
  const before = contractOf({ body: object({ a: text.check(z.describe('Before')) }) });
  const after = contractOf({ body: object({ a: text.check(z.describe('After')) }) });
  expect(contractChanges(before, after)).toEqual({ breaking: [], compatible: [] });
});

const none = { breaking: [], compatible: [] };

test.each([
  { released: '1.2.3', next: '1.2.3', changes: none, problem: undefined },
  { released: '1.2.3', next: '1.2.4', changes: none, problem: undefined },
  { released: '1.2.3', next: '1.2.2', changes: none, problem: 'is older than the released 1.2.3' },
  {
    released: '0.1.0',
    next: '0.1.1',
    changes: { ...none, breaking: ['x'] },
    problem: expect.stringContaining('major') as string,
  },
  { released: '0.1.0', next: '0.2.0', changes: { ...none, breaking: ['x'] }, problem: undefined },
])('$next after $released: $problem', ({ released, next, changes, problem }) => {
  expect(versionProblem(released, next, changes)).toEqual(problem);
});
