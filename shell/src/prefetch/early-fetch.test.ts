import { waitFor } from '@testing-library/react';
import type { SessionState } from '../session/session-state.ts';
import { bootDocumentFor } from '../testing/boot-document.ts';
import { releaseOf } from '../testing/release.ts';
import { createEarlyFetch } from './early-fetch.ts';

const maria = { id: 'm', name: 'María Rojas', email: 'maria@seed.example', isAdmin: false, roles: [] };
const list = { operation: 'listPosts', path: '/forums', query: { limit: '20' }, paged: true, retry: 'list' } as const;
const post = {
  ...list,
  operation: 'getPost',
  path: '/forums/:id',
  at: '/forums/:id',
  params: { id: '{id}' },
  query: {},
};
const clubs = { ...list, operation: 'listClubs', path: '/clubs', query: {}, paged: false };
const modules = [releaseOf('forums', { prefetch: [list, post] }), releaseOf('clubs', { prefetch: [clubs] })];

const sent = jest.fn<Promise<Response>, [string, RequestInit?]>();
const listeners = new Set<() => void>();
let state: SessionState;

const enter = (next: SessionState) => {
  state = next;
  for (const listener of listeners) listener();
};
const session = {
  getState: () => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  token: jest.fn<Promise<string>, []>(),
};
const earlyFetch = (pathname: string, releases = modules) =>
  createEarlyFetch({
    boot: bootDocumentFor({ modules: releases }),
    session,
    fetch: (...request) => fetch(...request),
    pathname: () => pathname,
  });
const requested = () => sent.mock.calls.map(([url]) => url);

beforeEach(() => {
  state = { status: 'checking' };
  listeners.clear();
  sent.mockReset().mockImplementation(async (url) => Response.json({ url }));
  session.token.mockReset().mockResolvedValue('a-token');
  Object.assign(window, { fetch: sent });
});

it('requests the data that every module declares as soon as the member is known, with their token', async () => {
  earlyFetch('/intranet-welcome');
  expect(requested()).toEqual([]);
  enter({ status: 'authenticated', user: maria });
  await waitFor(() => expect(requested()).toEqual(['/api/v1/forums?limit=20', '/api/v1/clubs']));
  expect(sent.mock.calls[0]?.[1]?.headers).toMatchObject({ authorization: 'Bearer a-token' });
});

it('requests only the data of the page shown on a page of a module', async () => {
  earlyFetch('/forums/7');
  enter({ status: 'authenticated', user: maria });
  await waitFor(() => expect(requested()).toEqual(['/api/v1/forums/7', '/api/v1/forums?limit=20']));
});

it('returns a response once, and sends the next equal request', async () => {
  const get = earlyFetch('/forums');
  enter({ status: 'authenticated', user: maria });
  const first = await get('/api/v1/forums?limit=20', { method: 'GET' });
  expect(await first.json()).toEqual({ url: '/api/v1/forums?limit=20' });
  expect(requested()).toHaveLength(1);
  await get('/api/v1/forums?limit=20', { method: 'GET' });
  expect(requested()).toHaveLength(2);
});

it('passes on requests for other addresses and with other methods', async () => {
  const get = earlyFetch('/forums');
  enter({ status: 'authenticated', user: maria });
  await waitFor(() => expect(requested()).toHaveLength(1));
  await get('/api/v1/clubs', { method: 'GET' });
  await get('/api/v1/forums?limit=20', { method: 'POST' });
  expect(sent.mock.calls.map(([url, init]) => `${init?.method ?? 'early'} ${url}`)).toEqual([
    'early /api/v1/forums?limit=20',
    'GET /api/v1/clubs',
    'POST /api/v1/forums?limit=20',
  ]);
});

it('rejects the request whose early response failed', async () => {
  sent.mockRejectedValue(new TypeError('Failed to fetch'));
  const get = earlyFetch('/forums');
  enter({ status: 'authenticated', user: maria });
  await waitFor(() => expect(requested()).toHaveLength(1));
  await expect(get('/api/v1/forums?limit=20', { method: 'GET' })).rejects.toThrow('Failed to fetch');
});

it.each(['/forums/%E0%A4%A', '/forums/%'])(
  'ignores an address that is not valid percent-encoding, such as %s',
  async (pathname) => {
    earlyFetch(pathname);
    enter({ status: 'authenticated', user: maria });
    await waitFor(() => expect(requested()).toEqual(['/api/v1/forums?limit=20']));
  },
);

it('ignores an invalid declaration', async () => {
  const odd = releaseOf('forums', { prefetch: [{ ...list, query: { limit: '{no.such.name}' } }, list] });
  earlyFetch('/forums', [odd]);
  enter({ status: 'authenticated', user: maria });
  await waitFor(() => expect(requested()).toEqual(['/api/v1/forums?limit=20']));
});

it('requests nothing without a session', async () => {
  earlyFetch('/forums');
  enter({ status: 'anonymous' });
  expect(session.token).not.toHaveBeenCalled();
  expect(requested()).toEqual([]);
});
