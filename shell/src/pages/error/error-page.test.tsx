import { render, screen } from '@testing-library/react';
import { PageBoundary } from '../../navigation/page-boundary.tsx';
import { RouteErrorPage } from './error-page.tsx';

const Broken = (): never => {
  throw new Error('Its data is broken');
};

it("shows 'Unexpected Application Error!' in place of a page that fails, with links to other pages", async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const failure = (error: unknown) => <RouteErrorPage error={error} />;
  const { rerender } = render(
    <PageBoundary place="/a" failure={failure}>
      <Broken />
    </PageBoundary>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Main Menu' })).toHaveAttribute('href', '/intranet-welcome');
  expect(logged).toHaveBeenCalled();

  rerender(
    <PageBoundary place="/b" failure={failure}>
      <h1>Forums</h1>
    </PageBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Forums' })).toBeVisible();
});
