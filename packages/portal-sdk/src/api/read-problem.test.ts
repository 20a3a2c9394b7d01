import { problem } from '@seed/contracts/problem';
import { readProblem } from './read-problem.ts';

const whole = {
  type: 'about:blank',
  title: 'Invalid',
  status: 400,
  detail: 'The title is too long.',
  instance: 'request-7',
  code: 'validation',
  errors: [{ pointer: '/title', message: 'Too long' }],
};
const { type, title, status, code } = whole;

test.each([whole, { type, title, status, code }, { ...whole, errors: [] }, { ...whole, extension: 1 }])(
  'the problem %j, which the contract accepts, is read',
  (value) => {
    expect(problem.safeParse(value).success).toBe(true);
    expect(readProblem(value)).toBe(value);
  },
);

test.each([
  undefined,
  null,
  'text',
  [],
  {},
  { ...whole, type: undefined },
  { ...whole, title: 7 },
  { ...whole, status: '400' },
  { ...whole, status: 4.5 },
  { ...whole, code: null },
  { ...whole, detail: null },
  { ...whole, instance: 7 },
  { ...whole, errors: {} },
  { ...whole, errors: [{ pointer: '/title' }] },
  { ...whole, errors: [null] },
])('%j, which the contract refuses, is not read as a problem', (value) => {
  expect(problem.safeParse(value).success).toBe(false);
  expect(readProblem(value)).toBeUndefined();
});

test('a problem with a code of a newer service is read', () => {
  const newer = { ...whole, code: 'payment_required' };
  expect(readProblem(newer)).toBe(newer);
});
