import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './button.tsx';
import { Form } from './form.tsx';
import { TextField } from './text-field.tsx';

const Names = ({ onSubmit }: { readonly onSubmit: () => void }) => {
  const [attempts, setAttempts] = useState(0);
  const error = attempts > 0 ? 'Name is required.' : undefined;
  const submit = () => {
    setAttempts(attempts + 1);
    onSubmit();
  };
  return (
    <Form attempt={String(attempts)} onSubmit={submit} buttons={<Button type="submit">Save</Button>}>
      <TextField label="First name" value="" onChange={() => undefined} />
      <TextField label="Last name" value="" onChange={() => undefined} error={error} />
    </Form>
  );
};

test('a form is submitted without a page load, and the first field that was refused takes the focus', async () => {
  const onSubmit = jest.fn();
  render(<Names onSubmit={onSubmit} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('textbox', { name: 'Last name' })).toHaveFocus();
});
