import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LoadMore } from './load-more.tsx';

test('the button loads the next page', async () => {
  const load = jest.fn();
  render(<LoadMore onPress={load} isPending={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
  expect(load).toHaveBeenCalledTimes(1);
});

test("a page that failed to load shows the reason, and the button reads 'Try again'", async () => {
  const load = jest.fn();
  render(<LoadMore onPress={load} isPending={false} label="Earlier comments" error="This page is gone." />);
  expect(screen.getByRole('alert')).toHaveTextContent('This page is gone.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(load).toHaveBeenCalledTimes(1);
});
