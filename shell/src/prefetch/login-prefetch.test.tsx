import { act, fireEvent, waitFor } from '@testing-library/react';
import { releaseOf } from '../testing/release.ts';
import { addressOf, list, openBrowser, sent, showPortal } from '../testing/show-portal.tsx';

jest.mock(
  'keycloak-js',
  () => jest.requireActual<{ keycloakModule: object }>('../testing/fake-keycloak.ts').keycloakModule,
);
jest.mock('../session/browser-fetch.ts', () => ({
  ...jest.requireActual<object>('../session/browser-fetch.ts'),
  browserFetch: jest.fn(),
}));

beforeEach(openBrowser);
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'scheduler');
});

const lists = () => sent.mock.calls.map(([url]) => addressOf(url)).filter((url) => url.startsWith('/api/'));

it("requests the lists of other modules when a module's page has its own and the member does something", async () => {
  jest.useFakeTimers();
  let arrive = () => {};
  const posts = new Promise<Response>((resolve) => (arrive = () => resolve(Response.json([]))));
  sent.mockImplementation((url) => (addressOf(url) === '/api/v1/forums' ? posts : Promise.resolve(Response.json([]))));
  const clubs = releaseOf('clubs', { prefetch: [{ ...list, operation: 'listClubs', path: '/clubs' }] });
  await showPortal('/forums', [clubs, releaseOf('forums', { prefetch: [list] })]);
  await act(() => jest.advanceTimersByTimeAsync(3000));
  fireEvent.pointerMove(document.body);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(lists()).toEqual(['/api/v1/forums']);
  arrive();
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(lists()).toEqual(['/api/v1/forums', '/api/v1/clubs']);
});

it.each(['pointerDown', 'keyDown', 'touchStart', 'wheel'] as const)(
  'the first %s requests the lists of other modules',
  async (sign) => {
    jest.useFakeTimers();
    sent.mockImplementation(async () => Response.json([]));
    const clubs = releaseOf('clubs', { prefetch: [{ ...list, operation: 'listClubs', path: '/clubs' }] });
    const { unmount } = await showPortal('/forums', [clubs, releaseOf('forums', { prefetch: [list] })]);
    await act(() => jest.advanceTimersByTimeAsync(8000));
    expect(lists()).toEqual(['/api/v1/forums']);
    fireEvent[sign](document.body);
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(lists()).toEqual(['/api/v1/forums', '/api/v1/clubs']);
    unmount();
  },
);

it('requests the lists of other modules ten seconds after the start if the member does nothing', async () => {
  jest.useFakeTimers();
  sent.mockImplementation(async () => Response.json([]));
  const clubs = releaseOf('clubs', { prefetch: [{ ...list, operation: 'listClubs', path: '/clubs' }] });
  await showPortal('/forums', [clubs, releaseOf('forums', { prefetch: [list] })]);
  await act(() => jest.advanceTimersByTimeAsync(9000));
  expect(lists()).toEqual(['/api/v1/forums']);
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(lists()).toEqual(['/api/v1/forums', '/api/v1/clubs']);
});

it("requests a list of the same module's other page when the page in view has its own", async () => {
  jest.useFakeTimers();
  sent.mockImplementation(() => new Promise(() => {}));
  const posts = { ...list, page: '/forums' };
  const notes = { ...list, operation: 'listNotes', path: '/recommendations', page: '/recommendations' };
  await showPortal('/forums', [releaseOf('forums', { prefetch: [posts, notes] })]);
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(lists()).toEqual(['/api/v1/forums']);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(lists()).toEqual(['/api/v1/forums', '/api/v1/recommendations']);
});

it('lets the browser handle input between the lists of the main menu', async () => {
  let handled = () => {};
  const scheduler = { yield: () => new Promise<void>((resolve) => (handled = resolve)) };
  Object.assign(window, { scheduler });
  sent.mockImplementation(async () => Response.json([]));
  const clubs = releaseOf('clubs', { prefetch: [{ ...list, operation: 'listClubs', path: '/clubs' }] });
  await showPortal('/intranet-welcome', [releaseOf('forums', { prefetch: [list] }), clubs]);
  await waitFor(() => expect(lists()).toEqual(['/api/v1/forums']));
  await act(async () => handled());
  await waitFor(() => expect(lists()).toEqual(['/api/v1/forums', '/api/v1/clubs']));
});
