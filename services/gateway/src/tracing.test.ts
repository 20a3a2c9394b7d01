import { traceSink } from '@seed/service-kit/testing/trace-sink';
import { privateText, tracedPortal } from './testing/traced-portal.ts';

const caller = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
const sampledHeader = `00-${caller.traceId}-${caller.spanId}-01`;

test('the spans of a request through gateway, service and database have one trace id, as their log lines have', async () => {
  await using sink = await traceSink();
  const portal = await tracedPortal({
    endpoint: sink.endpoint,
    headers: { authorization: 'Bearer collector' },
    ratio: 1,
  });
  const response = await portal.read('/api/v1/notes?from=notes');
  expect(response.status).toBe(200);
  await portal.stop();

  const [gateway] = sink.spans.filter(({ service, name }) => service === 'gateway' && name.startsWith('GET /api/v1/'));
  const ofTrace = sink.spans.filter(({ traceId }) => traceId === gateway?.traceId);
  const [service] = ofTrace.filter(({ service, name }) => service === 'notes' && name === 'GET /notes');
  const queries = ofTrace.filter(({ parentSpanId }) => parentSpanId === service?.spanId);
  expect(service?.parentSpanId).toBe(gateway?.spanId);
  expect(queries.map(({ name }) => name)).toContain('SELECT notes');
  expect(service?.attributes).toMatchObject({
    'http.request.method': 'GET',
    'http.route': '/notes',
    'http.response.status_code': 200,
    'seed.request_id': response.headers.get('x-request-id'),
  });
  const logged = portal.lines.filter(({ msg, traceId }) => msg === 'request' && traceId === gateway?.traceId);
  expect(logged).toHaveLength(2);
  expect(sink.requests.every(({ authorization }) => authorization === 'Bearer collector')).toBe(true);
});

test('a span has the text of a query, and nothing of the member or the address', async () => {
  await using sink = await traceSink();
  const portal = await tracedPortal({ endpoint: sink.endpoint, headers: {}, ratio: 1 });
  await portal.read('/api/v1/notes?from=notes&secret=hunter2', { 'User-Agent': 'hunter2', Referer: 'hunter2' });
  await portal.read('/hunter2');
  await portal.stop();
  const query = sink.spans.find(({ name }) => name === 'SELECT notes');
  expect(query?.attributes['db.query.text']).toBe('SELECT id FROM notes WHERE title = ?');
  expect(JSON.stringify(sink.spans)).not.toMatch(new RegExp(`hunter2|${privateText}|member-1`));
});

test('a failed query marks its span and that of the request', async () => {
  await using sink = await traceSink();
  const portal = await tracedPortal({ endpoint: sink.endpoint, headers: {}, ratio: 1 });
  expect((await portal.read('/api/v1/notes?from=nowhere')).status).toBe(500);
  await portal.stop();
  const failed = sink.spans.filter(({ status }) => status === 'error').map(({ name }) => name);
  expect(failed.toSorted()).toEqual(['GET /api/v1/notes', 'GET /notes', 'SELECT nowhere']);
});

test('the gateway chooses by its share and not by the header of a client, and the service follows the gateway', async () => {
  await using sink = await traceSink();
  const portal = await tracedPortal({ endpoint: sink.endpoint, headers: {}, ratio: 0 });
  await portal.read('/api/v1/notes', { traceparent: sampledHeader });
  await portal.stop();
  expect(sink.spans).toEqual([]);
  expect(portal.lines.filter(({ msg, traceId }) => msg === 'request' && traceId === caller.traceId)).toHaveLength(2);
});

test('a trace that a client has begun is continued', async () => {
  await using sink = await traceSink();
  const portal = await tracedPortal({ endpoint: sink.endpoint, headers: {}, ratio: 1 });
  await portal.read('/api/v1/notes', { traceparent: sampledHeader.replace(/1$/, '0') });
  await portal.stop();
  const gateway = sink.spans.find(({ service, traceId }) => service === 'gateway' && traceId === caller.traceId);
  expect(gateway?.parentSpanId).toBe(caller.spanId);
});

test('nothing is sent without an address to send it to', async () => {
  await using sink = await traceSink();
  const portal = await tracedPortal(undefined);
  expect((await portal.read('/api/v1/notes', { traceparent: sampledHeader })).status).toBe(200);
  await portal.stop();
  expect(sink.requests).toEqual([]);
});

test('probes and metrics are not recorded', async () => {
  await using sink = await traceSink();
  const portal = await tracedPortal({ endpoint: sink.endpoint, headers: {}, ratio: 1 });
  expect((await portal.read('/health/ready')).status).toBe(200);
  await portal.stop();
  expect(sink.spans.filter(({ name }) => /health|metrics/.test(name))).toEqual([]);
});

test('a collector that refuses is logged once, and requests succeed', async () => {
  await using sink = await traceSink();
  sink.setDown(true);
  const portal = await tracedPortal({ endpoint: sink.endpoint, headers: {}, ratio: 1 });
  expect((await portal.read('/api/v1/notes')).status).toBe(200);
  await portal.stop();
  const warnings = portal.lines.filter(({ msg }) => msg === 'traces cannot be sent; their spans are lost');
  // The gateway and the service log it once each.
  expect(warnings).toHaveLength(2);
});
