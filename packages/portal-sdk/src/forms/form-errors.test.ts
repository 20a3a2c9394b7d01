import { ApiError } from '../api/api-error.ts';
import { FieldError, formErrorsOf, messagesByField } from './form-errors.ts';

const problem = { type: 'about:blank', title: 'Validation', status: 400, code: 'validation' } as const;

test('a field shows its first message, and messages of its parts', () => {
  const issues = [
    { path: ['images', 2], message: 'No link.' },
    { path: ['title'], message: 'Required.' },
    { path: ['images', 3], message: 'Too long.' },
  ];
  expect(messagesByField(issues)).toEqual({ images: 'No link.', title: 'Required.' });
});

const fields = ['title', 'date', 'images'];

function refusal(...pointers: string[]): ApiError {
  const errors = pointers.map((pointer) => ({ pointer, message: `Wrong: ${pointer}` }));
  return new ApiError({ code: 'validation', status: 400, problem: { ...problem, errors } });
}

test('values that the service refuses show errors at their fields', () => {
  expect(formErrorsOf(refusal('/date', '/images/0'), { fields })).toEqual({
    fieldErrors: { date: 'Wrong: /date', images: 'Wrong: /images/0' },
    failure: undefined,
  });
});

test.each(['/forumId', '', '/'])(
  'an error of %p, which the form does not have, is shown above the buttons',
  (pointer) => {
    expect(formErrorsOf(refusal(pointer, '/title'), { fields, errorMessage: 'Not saved.' })).toEqual({
      fieldErrors: { title: 'Wrong: /title' },
      failure: `Wrong: ${pointer}`,
    });
  },
);

test('several reasons about one place are all shown above the buttons', () => {
  const errors = ['Too old.', 'Not signed.'].map((message) => ({ pointer: '/moves/0/to', message }));
  const error = new ApiError({ code: 'validation', status: 400, problem: { ...problem, errors } });
  expect(formErrorsOf(error, { fields }).failure).toBe('Too old. Not signed.');
});

test('a form that has no field of that name shows the message of a FieldError', () => {
  expect(formErrorsOf(new FieldError('picture', 'Too large.'), { fields }).failure).toBe('Too large.');
});

test('a failure without fields is shown once, and a conflict has the text of the form', () => {
  const conflictMessage = 'Changed elsewhere.';
  const conflict = new ApiError({ code: 'precondition_failed', status: 412 });
  expect(formErrorsOf(conflict, { fields, conflictMessage })).toEqual({ fieldErrors: {}, failure: conflictMessage });
  expect(formErrorsOf(conflict, { fields }).failure).toBe('Somebody changed this meanwhile.');
  const network = new ApiError({ code: 'network', status: 0 });
  expect(formErrorsOf(network, { fields, conflictMessage }).failure).toMatch(/connection/);
  expect(formErrorsOf(network, { fields, errorMessage: 'Not saved.' }).failure).toBe('Not saved.');
  expect(formErrorsOf(null, { fields })).toEqual({ fieldErrors: {}, failure: undefined });
});
