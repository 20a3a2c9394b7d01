import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { usePageFocus } from './use-page-focus.ts';

const longerThanAnyWait = 10_000;

const Page = () => {
  usePageFocus();
  return (
    <main>
      <h1>Calendar</h1>
      <button type="button">May 1</button>
    </main>
  );
};

function showPage() {
  jest.useFakeTimers();
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/calendar'] });
  render(<RouterProvider router={router} />);
  const day = screen.getByRole('button', { name: 'May 1' });
  day.focus();
  const go = async (navigate: () => Promise<void>) => {
    await act(navigate);
    act(() => jest.advanceTimersByTime(longerThanAnyWait));
  };
  return { router, day, go };
}

afterEach(() => jest.useRealTimers());

it('does not move the focus when a dialog opens, however late, and closes', async () => {
  const { router, day, go } = showPage();
  await go(() => router.navigate('/calendar/day/2031-05-01', { state: { dialog: true } }));
  expect(day).toHaveFocus();
  await go(() => router.navigate(-1));
  expect(day).toHaveFocus();
});

it('moves the focus to the heading of another page', async () => {
  const { router, go } = showPage();
  await go(() => router.navigate('/meetings'));
  expect(screen.getByRole('heading')).toHaveFocus();
});
