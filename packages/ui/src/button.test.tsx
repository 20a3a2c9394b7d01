import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button.tsx';

test('while its action runs, a button keeps its name and focus, is announced as busy, and ignores presses', async () => {
  const press = jest.fn();
  const { rerender } = render(<Button onPress={press}>Save</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  rerender(
    <Button onPress={press} isPending>
      Save
    </Button>,
  );
  const button = screen.getByRole('button', { name: /^Save/ });
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('Please wait')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(press).toHaveBeenCalledTimes(1);
});

test('a press of a button is no press of what is around it', async () => {
  const around = jest.fn();
  const press = jest.fn();
  render(
    <div role="presentation" onClick={around}>
      <Button onPress={press}>Save</Button>
    </div>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(press).toHaveBeenCalledTimes(1);
  expect(around).not.toHaveBeenCalled();
});
