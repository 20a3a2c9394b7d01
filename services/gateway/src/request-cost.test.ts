import { shared } from '@seed/service-kit/testing/shared';
import { portalWithReplicas } from './testing/portal-with-replicas.ts';
import { rawCall } from './testing/raw-call.ts';
import { sendJson } from './testing/replica-server.ts';

/**
 * The most bytes of headers that the gateway adds to a request and to its response. Ids, traces and addresses have nearly
 * the same length in every request.
 */
const mostAdded = { request: 300, response: 800 };

const portal = shared(() => portalWithReplicas({ listener: (_, response) => sendJson(response, { items: [] }) }));

/** The requests to the service that a call causes. */
async function requestsOf<Result>(call: () => Promise<Result>) {
  const { received } = portal().forums;
  const before = received.length;
  const result = await call();
  return { result, requests: received.slice(before) };
}

/** Names and values with what separates them in HTTP/1.1. */
function bytesOf(headers: Readonly<Record<string, unknown>>): number {
  return Object.entries(headers).reduce((sum, [name, value]) => sum + `${name}: ${String(value)}\r\n`.length, 0);
}

test.each(['GET', 'POST', 'PUT', 'DELETE'])('a %s of a client is one request to the service', async (method) => {
  const body = method === 'POST' || method === 'PUT' ? { body: '{}' } : {};
  const call = () => portal().call('/api/v1/forums', { method, headers: portal().authorization, ...body });
  const { result, requests } = await requestsOf(call);
  expect(result.status).toBe(200);
  expect(requests.map((request) => `${request.method} ${request.url}`)).toEqual([`${method} /api/v1/forums`]);
});

test('a request that the gateway refuses does not reach the service', async () => {
  const { result, requests } = await requestsOf(() => portal().call('/api/v1/forums', { headers: {} }));
  expect(result.status).toBe(401);
  expect(requests).toEqual([]);
});

test('requests at the same time are as many to the service', async () => {
  const calls = Array.from({ length: 30 }, (_, n) => () => portal().call(`/api/v1/forums?n=${n}`));
  const { result, requests } = await requestsOf(() => Promise.all(calls.map((call) => call())));
  expect(result.map(({ status }) => status)).toEqual(result.map(() => 200));
  expect(new Set(requests.map(({ url }) => url)).size).toBe(30);
  expect(requests).toHaveLength(30);
});

test('the gateway adds few bytes of headers to a request and its response', async () => {
  const sent = { ...portal().authorization, Host: new URL(portal().url).host, Connection: 'keep-alive' };
  const { result, requests } = await requestsOf(() => rawCall(portal(), '/api/v1/forums', { headers: sent }));
  const [request] = requests;
  expect(bytesOf(request?.headers ?? {}) - bytesOf(sent)).toBeLessThanOrEqual(mostAdded.request);
  const ofService = { 'Content-Type': 'application/json', 'Content-Length': '12' };
  expect(bytesOf(result.headers) - bytesOf(ofService)).toBeLessThanOrEqual(mostAdded.response);
});
