import { act, render, screen } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { PortalRouter, type PreparePage } from './portal-router.ts';
import { RouterProvider } from './router-provider.tsx';
import { useRouterState } from './use-router-state.ts';

const Page = () => <h1>{useLocation().pathname}</h1>;

const Shown = () => {
  const { Pages, error, next } = useRouterState();
  return (
    <>
      {next && <p role="status">{next.pathname}</p>}
      {error instanceof Error && <p role="alert">{error.message}</p>}
      {Pages && <Pages />}
      <Link to="/clubs?q=choir">Clubs</Link>
    </>
  );
};

function open(path: string, prepare: PreparePage = () => Page) {
  history.replaceState(null, '', path);
  const router = new PortalRouter(prepare);
  render(
    <RouterProvider router={router}>
      <Shown />
    </RouterProvider>,
  );
  return router;
}

/** Goes back or forward, and resolves after the browser has. */
const step = (delta: number) =>
  act(async () => {
    const popped = new Promise((done) => addEventListener('popstate', done, { once: true }));
    history.go(delta);
    await popped;
  });

const title = () => screen.getByRole('heading').textContent;

/** A guard that keeps the steps it holds back. */
function guardOf(dirty: boolean) {
  const held: Array<() => void> = [];
  return { held, isDirty: () => dirty, leave: (go: () => void) => void (dirty ? held.push(go) : go()) };
}

it('shows the page of a link, with its search and state, and goes back and forward', async () => {
  const router = open('/forums');
  await act(async () => screen.getByRole('link').click());
  expect(title()).toBe('/clubs');
  expect(router.state).toMatchObject({ historyAction: 'PUSH', location: { pathname: '/clubs', search: '?q=choir' } });
  await act(() => router.navigate('/clubs/7', { state: { dialog: true } }));
  expect(router.state.location.state).toEqual({ dialog: true });
  const { key } = router.state.location;
  await step(-2);
  expect(title()).toBe('/forums');
  expect(router.state.historyAction).toBe('POP');
  await step(2);
  expect(router.state.location).toMatchObject({ pathname: '/clubs/7', key, state: { dialog: true } });
});

it('replaces an entry of the history', async () => {
  const router = open('/forums');
  const entries = history.length;
  await act(() => router.navigate('?q=grant', { replace: true }));
  expect(location.pathname + location.search).toBe('/forums?q=grant');
  expect(router.state.historyAction).toBe('REPLACE');
  expect(history.length).toBe(entries);
});

it('keeps the old page until the new one is loaded, and then shows the last one that was requested', async () => {
  const loaded: Array<() => void> = [];
  const prepare: PreparePage = (_, from) => (from ? new Promise((done) => loaded.push(() => done(Page))) : Page);
  const router = open('/forums', prepare);
  await act(async () => void router.navigate('/clubs'));
  expect(title()).toBe('/forums');
  expect(screen.getByRole('status')).toHaveTextContent('/clubs');
  expect(location.pathname).toBe('/forums');
  await act(async () => void router.navigate('/calendar'));
  await act(async () => loaded.forEach((done) => done()));
  expect(title()).toBe('/calendar');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('shows why a page could not be loaded, and the next page that can', async () => {
  const prepare: PreparePage = async ({ pathname }) => {
    if (pathname === '/clubs') throw new Error('Its file is gone');
    return Page;
  };
  const router = open('/clubs', prepare);
  expect(await screen.findByRole('alert')).toHaveTextContent('Its file is gone');
  await act(() => router.navigate('/forums'));
  expect(title()).toBe('/forums');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('stays on a page with unsaved work until the member confirms, also on the way back', async () => {
  const router = open('/forums');
  await act(() => router.navigate('/forums/new'));
  const guard = guardOf(true);
  router.guardLeaving(guard);
  await act(() => router.navigate('/clubs'));
  await step(-1);
  await act(async () => {
    if (location.pathname !== '/forums/new')
      await new Promise((done) => addEventListener('popstate', done, { once: true }));
  });
  expect(location.pathname).toBe('/forums/new');
  expect(title()).toBe('/forums/new');
  expect(guard.held).toHaveLength(2);
  router.guardLeaving(guardOf(false));
  await act(async () => {
    const popped = new Promise((done) => addEventListener('popstate', done, { once: true }));
    guard.held[1]?.();
    await popped;
  });
  expect(title()).toBe('/forums');
});

it('does not lead to another site', async () => {
  const router = open('/forums');
  await expect(router.navigate('//example.org/forums')).rejects.toThrow('does not leave the portal');
  await expect(router.navigate('/\\example.org')).rejects.toThrow('does not leave the portal');
  expect(title()).toBe('/forums');
});
