import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problemKinds } from '@seed/contracts/problem-kinds';
import type { ProblemCode } from '@seed/contracts/problem-kinds';
import { ApiError } from '../api/api-error.ts';
import { failureText } from './failure-text.ts';

const documentation = readFileSync(join(__dirname, '../../../../docs/problems.md'), 'utf8');

/** The quotation in the last column of the row of a code. */
function documentedText(code: string): string | undefined {
  const row = documentation.split('\n').find((line) => line.startsWith(`| \`${code}\` `));
  return /"(.*)"/.exec(row?.split('|').at(-2) ?? '')?.[1];
}

const codes = Object.keys(problemKinds) as ProblemCode[];

test.each(codes)('the text for %s is that of docs/problems.md', (code) => {
  const { status } = problemKinds[code];
  expect(documentedText(code)).toBe(failureText(new ApiError({ code, status })));
});

test.each(['network', 'timeout', 'http', 'malformed'] as const)(
  'the text for the failure %s is that of docs/problems.md',
  (code) => {
    expect(documentedText(code)).toBe(failureText(new ApiError({ code, status: code === 'http' ? 502 : 0 })));
  },
);

test('the detail of invalid input replaces the general text', () => {
  const problem = {
    type: 'about:blank',
    title: '',
    status: 409,
    code: 'conflict',
    detail: 'The name is taken.',
  } as const;
  expect(failureText(new ApiError({ code: 'conflict', status: 409, problem }))).toBe('The name is taken.');
});

test('the error page of a proxy gets the text of its status', () => {
  expect(failureText(new ApiError({ code: 'http', status: 413 }))).toBe('This is too large to be sent.');
});
