import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorState } from './error-state.tsx';

const showError = (retry?: () => void) =>
  render(
    <ErrorState title="The clubs did not load" {...(retry && { onRetry: retry })}>
      Please check your connection.
    </ErrorState>,
  );

test('an error is announced with its reason and offers a retry', async () => {
  const retry = jest.fn();
  showError(retry);
  expect(screen.getByRole('alert')).toHaveTextContent('The clubs did not loadPlease check your connection.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('an error that cannot be retried has no button', () => {
  showError();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
