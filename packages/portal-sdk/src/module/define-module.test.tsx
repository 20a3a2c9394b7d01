import { getPost } from '@seed/forums-contracts/posts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Route, Routes, useLocation, useNavigate, useParams } from 'react-router-dom';
import { mountRootParcel } from 'single-spa';
import { samplePost } from '../api/testing/sample-post.ts';
import { usePage } from '../page/use-page.ts';
import { queryFor } from '../queries/queries.ts';
import { mockEndpoint } from '../standalone/mock-endpoint.ts';
import { testPortal } from '../testing.ts';
import { defineModule } from './define-module.tsx';
import { ModuleRoot } from './module-root.tsx';
import { useApi, useNotify } from './portal-context.ts';

const Home = () => {
  const heading = usePage({ title: 'Home' });
  const navigate = useNavigate();
  const notify = useNotify();
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        Home
      </h1>
      <Link to="/7">Seven</Link>
      <button onClick={() => navigate('/7', { replace: true })}>Replace</button>
      <button onClick={() => notify({ tone: 'info', text: 'Told' })}>Tell</button>
    </>
  );
};

const Post = () => {
  const id = Number(useParams()['id']);
  const { data } = useQuery(queryFor(useApi(), getPost, { params: { id } }));
  const heading = usePage({ title: data?.title });
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('Broken later');
  return data ? (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {data.title}
      </h1>
      <button onClick={() => setBroken(true)}>Break</button>
    </>
  ) : null;
};

const App = () => (
  <Routes>
    <Route index element={<Home />} />
    <Route path=":id" element={<Post />} />
  </Routes>
);

const unmounts: (() => Promise<unknown>)[] = [];

// single-spa's promises and act() wait for each other.
beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
afterEach(() => Promise.all(unmounts.splice(0).map((unmount) => unmount())));

/** Mounts a module in a portal of its own; it is unmounted after the test. */
function mounted(at: string, app = App) {
  const portal = testPortal({
    at,
    basename: '/forums',
    handlers: [mockEndpoint(getPost, () => ({ data: samplePost }))],
  });
  const outlet = document.body.appendChild(document.createElement('main'));
  const parcel = mountRootParcel(defineModule({ app }), { domElement: outlet, ...portal.props });
  unmounts.push(async () => {
    await parcel.unmount();
    outlet.remove();
  });
  return { ...portal, parcel, outlet };
}

test('a module shows the page of the URL below its base path and follows the shell', async () => {
  const { props } = mounted('/forums');
  expect(await screen.findByRole('heading', { name: 'Home' })).toHaveFocus();
  expect(document.title).toBe('Home · SEED Intranet');
  props.navigation.push('/forums/7');
  expect(await screen.findByRole('heading', { name: 'Hello' })).toHaveFocus();
  props.navigation.go(-1);
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
});

test('a link of a module navigates the shell', async () => {
  const { props } = mounted('/forums');
  const link = await screen.findByRole('link', { name: 'Seven' });
  expect(link).toHaveAttribute('href', '/forums/7');
  await userEvent.click(link);
  expect(await screen.findByRole('heading', { name: 'Hello' })).toBeVisible();
  expect(props.navigation.getLocation().pathname).toBe('/forums/7');
  expect(props.navigation.getAction()).toBe('PUSH');
});

test('a module can replace the current entry', async () => {
  const { props } = mounted('/forums');
  await userEvent.click(await screen.findByRole('button', { name: 'Replace' }));
  await screen.findByRole('heading', { name: 'Hello' });
  expect(props.navigation.getAction()).toBe('REPLACE');
});

test('a module shows its last page until it is unmounted', async () => {
  const warn = jest.spyOn(console, 'warn');
  const { props } = mounted('/forums');
  await screen.findByRole('heading', { name: 'Home' });
  props.navigation.push('/clubs');
  await waitFor(() => expect(props.navigation.getLocation().pathname).toBe('/clubs'));
  expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
  expect(warn).not.toHaveBeenCalled();
});

test('a module that mounts when the member has left shows nothing, until they return', async () => {
  const warn = jest.spyOn(console, 'warn');
  const { props, parcel, outlet } = mounted('/clubs');
  await parcel.mountPromise;
  expect(outlet).toBeEmptyDOMElement();
  props.navigation.push('/forums');
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  expect(warn).not.toHaveBeenCalled();
});

test('an extension is on the pages of all modules, and follows the portal', async () => {
  const Where = () => <p>At {useLocation().pathname}</p>;
  const { props } = testPortal({ at: '/clubs', basename: '/', handlers: [] });
  render(
    <ModuleRoot portal={props}>
      <Where />
    </ModuleRoot>,
  );
  expect(screen.getByText('At /clubs')).toBeVisible();
  props.navigation.push('/forums/7');
  expect(await screen.findByText('At /forums/7')).toBeVisible();
});

test('a crash on the first render is reported to the shell, and the mount settles', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { crashes, parcel } = mounted('/forums', () => {
    throw new Error('Broken at once');
  });
  await parcel.mountPromise;
  await waitFor(() => expect(crashes).toEqual([expect.objectContaining({ message: 'Broken at once' })]));
});

test('a later crash is reported to the shell', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { crashes, outlet } = mounted('/forums/7');
  await userEvent.click(await screen.findByRole('button', { name: 'Break' }));
  await waitFor(() => expect(crashes).toEqual([expect.objectContaining({ message: 'Broken later' })]));
  expect(outlet).toBeEmptyDOMElement();
});

test('a notice reaches the shell', async () => {
  const { notices } = mounted('/forums');
  await userEvent.click(await screen.findByRole('button', { name: 'Tell' }));
  expect(notices).toEqual([{ tone: 'info', text: 'Told' }]);
});
