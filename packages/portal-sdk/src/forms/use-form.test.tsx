import { useMutation } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { z } from 'zod';
import { Form } from '@seed/ui/form';
import { TextField } from '@seed/ui/text-field';
import { ApiError } from '../api/api-error.ts';
import type { CreateVariables } from '../queries/use-create.ts';
import type { UpdateVariables } from '../queries/use-update.ts';
import { renderModule } from '../testing/render-module.tsx';
import { parseText } from './parse-text.ts';
import { FieldError } from './form-errors.ts';
import { useCreateForm } from './use-create-form.ts';
import { useEditForm } from './use-edit-form.ts';
import { useForm } from './use-form.ts';
import type { FormProps } from './use-form.ts';

interface NameText {
  readonly name: string;
}

const schema = z.object({ name: z.string().min(1, 'Name is required.') });

const NameForm = (props: FormProps<'name', NameText>) => {
  const { field, formProps } = useForm<'name', NameText>(props, (text) => parseText(schema, text));
  return (
    <Form {...formProps}>
      <TextField {...field('name')} label="Name" />
    </Form>
  );
};

type Create = (variables: CreateVariables<NameText>) => Promise<unknown>;

const showNew = (mutationFn: Create, close: () => void = () => undefined) =>
  renderModule(
    () => {
      const create = useMutation({ mutationFn: (variables: CreateVariables<NameText>) => mutationFn(variables) });
      const submission = useCreateForm('new', { name: '' }, { create, successMessage: 'It is there.', close });
      return <NameForm submission={submission} submitLabel="Send" />;
    },
    { at: '/', basename: '/', handlers: [] },
  );

const name = () => screen.getByRole('textbox', { name: 'Name' });
const send = () => screen.getByRole('button', { name: /^Send/ });

beforeEach(() => localStorage.clear());

test('a form that is submitted twice is sent once', async () => {
  let arrive: () => void = () => undefined;
  const create = jest.fn<Promise<void>, [CreateVariables<NameText>]>(() => new Promise((done) => (arrive = done)));
  const close = jest.fn();
  const { member, notices } = showNew(create, close);
  await member.type(name(), 'Ada');
  await member.dblClick(send());
  expect(create.mock.calls).toEqual([
    [{ body: { name: 'Ada' }, idempotencyKey: expect.stringContaining('-') as string }],
  ]);
  arrive();
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(notices).toEqual([{ tone: 'success', text: 'It is there.' }]);
  expect(localStorage).toHaveLength(0);
});

test('an error of the service stays at its field until the field changes', async () => {
  const create = () => Promise.reject(new FieldError('name', 'This name is taken.'));
  const { member } = showNew(create);
  await member.type(name(), 'Ada');
  await member.click(send());
  expect(await screen.findByText('This name is taken.')).toBeVisible();
  expect(name()).toHaveFocus();
  await member.type(name(), '!');
  expect(screen.queryByText('This name is taken.')).not.toBeInTheDocument();
  expect(name()).toHaveValue('Ada!');
});

test('a form that closes after it was saved needs no confirmation', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  const dirtyWhenLeft: boolean[] = [];
  const { member, isDirty } = showNew(
    () => Promise.resolve(),
    () => dirtyWhenLeft.push(isDirty()),
  );
  await member.type(name(), 'Ada');
  await waitFor(() => expect(isDirty()).toBe(true));
  await member.click(send());
  await waitFor(() => expect(dirtyWhenLeft).toEqual([false]));
});

test('a conflict is shown, and a second save replaces the newer version', async () => {
  const stale = () => Promise.reject(new ApiError({ code: 'precondition_failed', status: 412 }));
  const save = jest.fn<Promise<unknown>, [UpdateVariables<NameText>]>();
  save.mockImplementationOnce(stale).mockResolvedValue(null);
  const Edit = () => {
    // The version on the page is the newest after the refusal.
    const etag = save.mock.calls.length === 0 ? '"1"' : '"2"';
    const update = useMutation({ mutationFn: (variables: UpdateVariables<NameText>) => save(variables) });
    const submission = useEditForm('old', { name: 'Ada' }, { etag, update, conflictMessage: 'Changed elsewhere.' });
    return <NameForm submission={submission} submitLabel="Send" />;
  };
  const { member } = renderModule(Edit, { at: '/', basename: '/', handlers: [] });
  await member.type(name(), ' L.');
  await member.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent('Changed elsewhere.');
  expect(name()).toHaveValue('Ada L.');
  await member.click(send());
  await waitFor(() => expect(save.mock.calls.map(([{ ifMatch }]) => ifMatch)).toEqual(['"1"', '"2"']));
});

test('Cancel of an edit warns before it discards the input; without a change it closes at once', async () => {
  const close = jest.fn();
  const Edit = () => {
    const update = useMutation({ mutationFn: (_: UpdateVariables<NameText>) => Promise.resolve() });
    const options = { etag: '"1"', update, conflictMessage: 'Changed elsewhere.', close };
    return <NameForm submission={useEditForm('old', { name: 'Ada' }, options)} submitLabel="Send" />;
  };
  const { member } = renderModule(Edit, { at: '/', basename: '/', handlers: [] });
  await member.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(close).toHaveBeenCalledTimes(1);
  await member.type(name(), ' L.');
  await member.click(screen.getByRole('button', { name: 'Cancel' }));
  await member.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(name()).toHaveValue('Ada L.');
  await member.click(screen.getByRole('button', { name: 'Cancel' }));
  await member.click(screen.getByRole('button', { name: 'Yes, discard' }));
  expect(close).toHaveBeenCalledTimes(2);
  expect(localStorage).toHaveLength(0);
});

test('a form that stays on the page shows errors also when it is filled in a second time', async () => {
  const Stays = () => {
    const create = useMutation({ mutationFn: (_: CreateVariables<NameText>) => Promise.resolve() });
    return <NameForm submission={useCreateForm('stays', { name: '' }, { create })} submitLabel="Send" />;
  };
  const { member } = renderModule(Stays, { at: '/', basename: '/', handlers: [] });
  await member.type(name(), 'Ada');
  await member.click(send());
  await waitFor(() => expect(name()).toHaveValue(''));
  expect(screen.queryByText('Name is required.')).not.toBeInTheDocument();
  await member.click(send());
  expect(await screen.findByText('Name is required.')).toBeVisible();
});

test('an error without a field in the form is shown above its buttons', async () => {
  const problem = { type: 'about:blank', title: '', status: 400, code: 'validation' } as const;
  const errors = [{ pointer: '/forumId', message: 'There is no such post.' }];
  const { member } = showNew(() =>
    Promise.reject(new ApiError({ code: 'validation', status: 400, problem: { ...problem, errors } })),
  );
  await member.type(name(), 'Ada');
  await member.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no such post.');
  expect(name()).toHaveValue('Ada');
});
