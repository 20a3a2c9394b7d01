import { request as httpRequest, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { shared } from '@seed/service-kit/testing/shared';
import { portalWithReplicas } from './testing/portal-with-replicas.ts';
import { sendJson } from './testing/replica-server.ts';

const countBytes: RequestListener = (request, response) => {
  let bytes = 0;
  request.on('data', (chunk: Buffer) => (bytes += chunk.length));
  request.on('end', () => sendJson(response, { bytes }));
};

const portal = shared(() =>
  portalWithReplicas({
    listener: countBytes,
    change: () => ({ rate: { reads: 5, writes: 2 }, bodyLimit: { json: 1000, upload: 6000 } }),
  }),
);

async function as(sub: string) {
  return { Authorization: `Bearer ${await portal().issuer.token({ sub })}` };
}

test('each member has a budget of reads and another one of writes', async () => {
  const headers = await as('busy');
  for (let left = 4; left >= 0; left -= 1) {
    const response = await portal().call('/api/v1/forums', { headers });
    expect(response.status).toBe(200);
    expect(response.headers.get('ratelimit-policy')).toBe('"read";q=5;w=60');
    expect(response.headers.get('ratelimit')).toMatch(new RegExp(`^"read";r=${left};t=\\d+$`));
  }
  const refused = await portal().call('/api/v1/forums', { headers });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toMatchObject({ status: 429, code: 'too_many_requests' });

  expect((await portal().call('/api/v1/forums', { headers, method: 'POST', body: 'x' })).status).toBe(200);
  expect((await portal().call('/api/v1/forums', { headers: await as('other') })).status).toBe(200);
});

test('a body with too large a length gets 413, and the service gets no request', async () => {
  const before = portal().forums.received.length;
  const response = await portal().call('/api/v1/forums', {
    method: 'POST',
    headers: await as('a'),
    body: 'x'.repeat(1001),
  });
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ code: 'too_large' });
  expect(portal().forums.received).toHaveLength(before);
});

test('a body as large as allowed passes; an upload may be larger', async () => {
  const fine = await portal().call('/api/v1/forums', {
    method: 'POST',
    headers: await as('b'),
    body: 'x'.repeat(1000),
  });
  expect(await fine.json()).toEqual({ bytes: 1000 });
  const upload = await portal().call('/api/v1/uploads', {
    method: 'POST',
    headers: await as('c'),
    body: 'x'.repeat(6000),
  });
  expect(await upload.json()).toEqual({ bytes: 6000 });
  const big = await portal().call('/api/v1/uploads', {
    method: 'POST',
    headers: await as('d'),
    body: 'x'.repeat(6001),
  });
  expect(big.status).toBe(413);
});

test('a chunked body beyond the limit gets 413, and the service gets no request', async () => {
  const before = portal().forums.received.length;
  expect(await chunkedPost(await as('e'), 50)).toBe(413);
  expect(portal().forums.received).toHaveLength(before);
});

test('a chunked upload beyond the limit gets 413, and its request to the service is aborted', async () => {
  const broken = new Promise<void>((resolve) => {
    portal().community.respondWith((request) => void request.resume().once('close', () => resolve()));
  });
  expect(await chunkedPost(await as('e'), 50, '/api/v1/uploads')).toBe(413);
  await broken;
  portal().community.respondWith(countBytes);
});

test('a huge body gets its 413 while it is still being sent', async () => {
  expect(await chunkedPost(await as('f'), 20_000)).toBe(413);
});

test('a request with two Content-Length headers, or with Content-Length and chunks, is refused', async () => {
  const before = portal().forums.received.length;
  const { Authorization } = await as('g');
  const head = `POST /api/v1/forums HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${Authorization}\r\n`;
  const smuggled = '0\r\n\r\nGET /admin HTTP/1.1\r\nHost: localhost\r\n\r\n';
  for (const framing of [
    'Content-Length: 6\r\nTransfer-Encoding: chunked',
    'Content-Length: 6\r\nContent-Length: 7',
    'Transfer-Encoding: chunked, identity',
    'Transfer-Encoding : chunked',
  ]) {
    expect(await rawResponse(`${head}${framing}\r\n\r\n${smuggled}`)).toMatch(/^HTTP\/1.1 400 /);
  }
  expect(portal().forums.received.slice(before)).toEqual([]);
});

test('an absolute address in the request line is refused', async () => {
  const { Authorization } = await as('h');
  const text = `GET http://evil.example/api/v1/forums HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${Authorization}\r\nConnection: close\r\n\r\n`;
  expect(await rawResponse(text)).toMatch(/^HTTP\/1.1 400 /);
});

function chunkedPost(
  headers: Record<string, string>,
  chunks: number,
  path = '/api/v1/forums',
): Promise<number | undefined> {
  const { hostname, port } = new URL(portal().url);
  return new Promise((resolve, reject) => {
    const options = { hostname, port, path, method: 'POST', headers };
    const request = httpRequest(options, (response) => {
      response.resume();
      resolve(response.statusCode);
      request.destroy();
    });
    request.on('error', reject);
    const write = (left: number): void => {
      if (request.destroyed) return;
      if (left === 0) request.end();
      else request.write('y'.repeat(1000), () => setImmediate(write, left - 1));
    };
    write(chunks);
  });
}

function rawResponse(request: string): Promise<string> {
  const { hostname, port } = new URL(portal().url);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.write(request));
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('close', () => resolve(text)).on('error', reject);
  });
}
