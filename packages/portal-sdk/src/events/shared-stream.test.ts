/** @jest-environment node */
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { ApiError } from '../api/api-error.ts';
import type { StreamTiming } from './hold-stream.ts';
import { shareStream } from './shared-stream.ts';
import type { SharedStream, SharedStreamOptions } from './shared-stream.ts';

/** Short times, so that what takes a minute takes moments. */
const timing: StreamTiming = { silenceMs: 5000, pollMs: 60_000, firstPauseMs: 10, longestPauseMs: 50 };

const opened: (Server | SharedStream)[] = [];

afterEach(() => {
  for (const one of opened.splice(0)) {
    if ('listen' in one) one.closeAllConnections();
    one.close();
  }
});

/** A promise that a test resolves. */
function deferred() {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((settle) => (resolve = settle));
  return { promise, resolve };
}

type Connection = (request: IncomingMessage, response: ServerResponse) => void;

const beginStream = (response: ServerResponse, text = '') => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(`retry: 10\n\n${text}`);
};
const event = (id: string, data: unknown) => `id: ${id}\ndata: ${JSON.stringify(data)}\n\n`;

/** Subscribes to a service whose connections a test handles, the first one first; the last one handles the rest. */
async function streamOf(connections: readonly Connection[], options: Partial<SharedStreamOptions> = {}) {
  const requests: IncomingMessage['headers'][] = [];
  const server = createServer((request, response) => {
    requests.push(request.headers);
    connections[Math.min(requests.length, connections.length) - 1]?.(request, response);
  });
  opened.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const events: (string | undefined)[] = [];
  const waiting: (() => void)[] = [];
  const stream = shareStream({
    name: `test-${port}`,
    url: `http://127.0.0.1:${port}/api/v1/notice-stream`,
    token: () => Promise.resolve('token-1'),
    onUnauthorized: () => undefined,
    onEvent(text) {
      events.push(text);
      waiting.splice(0).forEach((resolve) => resolve());
    },
    timing,
    ...options,
  });
  opened.push(stream);
  return {
    stream,
    requests,
    events,
    async untilEvents(count: number) {
      while (events.length < count) await new Promise<void>((resolve) => waiting.push(resolve));
      return events;
    },
  };
}

test('events arrive whole, also when their bytes arrive in pieces', async () => {
  const { untilEvents, requests } = await streamOf([
    (_, response) => {
      beginStream(response, event('a', { text: 'one' }));
      const [half, rest] = [event('b', { text: 'zwö' }).slice(0, 12), event('b', { text: 'zwö' }).slice(12)];
      response.write(half, () => response.write(rest));
    },
  ]);
  expect(await untilEvents(2)).toEqual(['{"text":"one"}', '{"text":"zwö"}']);
  expect(requests[0]).toMatchObject({ authorization: 'Bearer token-1', accept: 'text/event-stream' });
  expect(requests[0]).not.toHaveProperty('last-event-id');
});

test('a stream that ends or breaks continues after the last event', async () => {
  const { untilEvents, requests } = await streamOf([
    (_, response) => {
      beginStream(response, event('a', 1));
      response.end();
    },
    (_, response) => {
      beginStream(response, event('b', 2));
      setImmediate(() => response.destroy());
    },
    (_, response) => beginStream(response, event('c', 3)),
  ]);
  expect(await untilEvents(3)).toEqual(['1', '2', '3']);
  expect(requests.map((headers) => headers['last-event-id'])).toEqual([undefined, 'a', 'b']);
});

test('a refused token is renewed once and the stream goes on', async () => {
  const requested: (boolean | undefined)[] = [];
  const { untilEvents, requests } = await streamOf(
    [(_, response) => response.writeHead(401).end(), (_, response) => beginStream(response, event('a', 1))],
    {
      token: async (options) => {
        requested.push(options?.fresh);
        return options?.fresh === true ? 'fresh' : 'old';
      },
    },
  );
  await untilEvents(1);
  expect(requested).toEqual([false, true]);
  expect(requests.map(({ authorization }) => authorization)).toEqual(['Bearer old', 'Bearer fresh']);
});

test('the session ends when its renewed token is refused too', async () => {
  const { promise: ended, resolve: onUnauthorized } = deferred();
  const { requests } = await streamOf([(_, response) => response.writeHead(401).end()], { onUnauthorized });
  await ended;
  expect(requests).toHaveLength(2);
});

test('without a session nothing is sent', async () => {
  const { promise: requested, resolve } = deferred();
  const { requests } = await streamOf([(_, response) => response.end()], {
    token: () => {
      resolve();
      return Promise.reject(new ApiError({ code: 'unauthorized', status: 401 }));
    },
  });
  await requested;
  expect(requests).toEqual([]);
});

test('a service that is down, or has too many streams, is tried again', async () => {
  const { untilEvents, requests } = await streamOf([
    (_, response) => response.writeHead(503, { 'retry-after': '0' }).end('{}'),
    (_, response) => response.destroy(),
    (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>A page of a proxy</p>'),
    (_, response) => beginStream(response, event('a', 1)),
  ]);
  expect(await untilEvents(1)).toEqual(['1']);
  expect(requests).toHaveLength(4);
});

test('while a proxy lets no byte pass, something may have changed at each interval', async () => {
  const { untilEvents, requests } = await streamOf([(_, response) => response.writeHead(200).flushHeaders()], {
    timing: { ...timing, silenceMs: 100, pollMs: 150 },
  });
  expect(await untilEvents(3)).toEqual([undefined, undefined, undefined]);
  expect(requests.length).toBeGreaterThan(1);
});

test('a connection that is silent for too long is replaced', async () => {
  const { untilEvents } = await streamOf(
    [(_, response) => beginStream(response, event('a', 1)), (_, response) => beginStream(response, event('b', 2))],
    { timing: { ...timing, silenceMs: 200 } },
  );
  expect(await untilEvents(2)).toEqual(['1', '2']);
});

test('after the end of the subscription the connection is closed and no event comes', async () => {
  const { promise: closed, resolve } = deferred();
  const { stream, untilEvents, events } = await streamOf([
    (_, response) => {
      response.once('close', () => resolve());
      beginStream(response, event('a', 1));
    },
  ]);
  await untilEvents(1);
  stream.close();
  await closed;
  expect(events).toEqual(['1']);
});
