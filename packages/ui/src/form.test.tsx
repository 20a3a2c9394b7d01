import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Form } from './form.tsx';
import type { FormProps } from './form.tsx';
import { TextField } from './text-field.tsx';

const Names = ({ onSubmit, ...rest }: Partial<FormProps>) => {
  const [attempts, setAttempts] = useState(0);
  const error = attempts > 0 ? 'Name is required.' : undefined;
  const submit = () => {
    setAttempts(attempts + 1);
    onSubmit?.();
  };
  return (
    <Form attempt={String(attempts)} submitLabel="Save" onSubmit={submit} {...rest}>
      <TextField label="First name" value="" onChange={() => undefined} />
      <TextField label="Last name" value="" onChange={() => undefined} error={error} />
    </Form>
  );
};

test('a form is submitted without a page load, and the first invalid field gets the focus', async () => {
  const onSubmit = jest.fn();
  render(<Names onSubmit={onSubmit} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('textbox', { name: 'Last name' })).toHaveFocus();
});

test('a form shows why it was not saved, and that it contains a draft', async () => {
  const [onCancel, onDiscardDraft] = [jest.fn(), jest.fn()];
  render(<Names failure="We could not reach the portal." onCancel={onCancel} onDiscardDraft={onDiscardDraft} />);
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('We could not reach the portal.');
  expect(alert.closest('form')).toContainElement(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect([onDiscardDraft, onCancel].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('Cancel warns before it discards the input, and keeps it when the member goes on', async () => {
  const onCancel = jest.fn();
  render(<Names onCancel={onCancel} confirmsCancel />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('group', { name: 'Discard what you have typed?' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(onCancel).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, discard' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
});
