import { ApiError } from '../api/api-error.ts';
import { messagesByField, refusalOf } from './refusal.ts';

const problem = { type: 'about:blank', title: 'Validation', status: 400, code: 'validation' } as const;

test('the first message of a field counts, and a part of a field belongs to it', () => {
  const issues = [
    { path: ['images', 2], message: 'No link.' },
    { path: ['title'], message: 'Required.' },
    { path: ['images', 3], message: 'Too long.' },
  ];
  expect(messagesByField(issues)).toEqual({ images: 'No link.', title: 'Required.' });
});

test('what the service refuses is told at its fields', () => {
  const errors = [
    { pointer: '/date', message: 'In the past.' },
    { pointer: '/images/0', message: 'No link.' },
  ];
  const error = new ApiError({ code: 'validation', status: 400, problem: { ...problem, errors } });
  expect(refusalOf(error)).toEqual({ refused: { date: 'In the past.', images: 'No link.' }, failure: undefined });
});

test('what is not about fields is told once; of a stale change in the words of the form', () => {
  const stale = new ApiError({ code: 'precondition_failed', status: 412 });
  expect(refusalOf(stale, 'Changed elsewhere.')).toEqual({ refused: {}, failure: 'Changed elsewhere.' });
  expect(refusalOf(stale).failure).toBe('Somebody changed this meanwhile.');
  expect(refusalOf(new ApiError({ code: 'network', status: 0 }), 'Changed elsewhere.').failure).toMatch(/connection/);
  expect(refusalOf(null)).toEqual({ refused: {}, failure: undefined });
});
