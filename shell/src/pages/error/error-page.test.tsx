import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { RouteErrorPage } from './error-page.tsx';

it("shows 'Unexpected Application Error!' when a route fails, with links to other pages", async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const lazy = () => Promise.reject(new Error('Its file is gone'));
  const route = { path: '/', lazy, errorElement: <RouteErrorPage />, hydrateFallbackElement: <p>Loading</p> };
  const router = createMemoryRouter([route]);
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Main Menu' })).toHaveAttribute('href', '/intranet-welcome');
  expect(logged).toHaveBeenCalled();
});
