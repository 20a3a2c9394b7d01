import { traceSink } from '@seed/service-kit/testing/trace-sink';
import type { TraceSink } from '@seed/service-kit/testing/trace-sink';
import { tracedPortal } from './testing/traced-portal.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const [pageSpan, callSpan] = ['00f067aa0ba902b7', 'b7ad6b7169203331'];

const recordedAll = ({ endpoint }: TraceSink) => ({ endpoint, headers: {}, ratio: 1 });
const reportOf = (sentAt: number, spans: readonly object[]) => ({
  sentAt,
  spans: spans.map((span) => ({ traceId, startedAt: sentAt - 500, ms: 200, ...span })),
});

const page = { spanId: pageSpan, name: 'page load' };
const call = { spanId: callSpan, parentSpanId: pageSpan, name: 'call', method: 'GET', status: 200 };

test('the page, its call, the gateway, the service and the query are one trace', async () => {
  await using sink = await traceSink();
  const portal = await tracedPortal(recordedAll(sink));
  await portal.read('/api/v1/notes', { traceparent: `00-${traceId}-${callSpan}-01` });
  expect((await portal.report(reportOf(Date.now(), [page, call]))).status).toBe(204);
  await portal.stop();

  const ofTrace = sink.spans.filter((span) => span.traceId === traceId);
  const byName = new Map(ofTrace.map((span) => [`${span.service}: ${span.name}`, span]));
  expect([...byName.keys()].toSorted()).toEqual([
    'browser: GET',
    'browser: page load',
    'gateway: GET /api/v1/notes',
    'notes: GET /notes',
    'notes: SELECT notes',
  ]);
  expect(byName.get('browser: page load')?.parentSpanId).toBeUndefined();
  expect(byName.get('browser: GET')).toMatchObject({ spanId: callSpan, parentSpanId: pageSpan });
  expect(byName.get('gateway: GET /api/v1/notes')?.parentSpanId).toBe(callSpan);
  expect(byName.get('browser: GET')?.attributes).toMatchObject({
    'http.request.method': 'GET',
    'http.response.status_code': 200,
  });
});

test('a module that did not load is a failed span with its version', async () => {
  await using sink = await traceSink();
  const portal = await tracedPortal(recordedAll(sink));
  const load = { spanId: callSpan, parentSpanId: pageSpan, name: 'module load', module: 'forums', version: '1.2.0' };
  await portal.report(reportOf(Date.now(), [{ ...load, hasFailed: true }]));
  await portal.stop();
  const span = sink.spans.find(({ service }) => service === 'browser');
  expect(span).toMatchObject({ name: 'module load forums', status: 'error' });
  expect(span?.attributes).toMatchObject({ 'seed.module': 'forums', 'seed.module_version': '1.2.0' });
});

test('the spans of a clock that is an hour off are moved to the time of the gateway', async () => {
  await using sink = await traceSink();
  const portal = await tracedPortal(recordedAll(sink));
  const hour = 3_600_000;
  await portal.report(reportOf(Date.now() + hour, [page]));
  const arrived = Date.now();
  await portal.stop();
  const span = sink.spans.find(({ service }) => service === 'browser');
  expect(Math.abs(Number(span?.startedAt) + 500 - arrived)).toBeLessThan(hour / 2);
});

test.each([
  { reason: 'a text', span: { ...page, note: 'kept out', name: 'a private text' } },
  { reason: 'an id that is none', span: { ...page, spanId: 'hunter2' } },
  { reason: 'an id of zeros', span: { ...page, spanId: '0000000000000000' } },
  { reason: 'a day', span: { ...page, ms: 86_400_000 } },
  { reason: 'a module that is a path', span: { ...page, module: '../forums' } },
])('a span with $reason is refused, and nothing of the report is sent', async ({ span }) => {
  await using sink = await traceSink();
  const portal = await tracedPortal(recordedAll(sink));
  expect((await portal.report(reportOf(Date.now(), [page, span]))).status).toBe(400);
  await portal.stop();
  expect(sink.spans.filter(({ service }) => service === 'browser')).toEqual([]);
});

test('only members report, and never more than one page needs', async () => {
  await using sink = await traceSink();
  const portal = await tracedPortal(recordedAll(sink));
  expect((await portal.report(reportOf(Date.now(), [page]), { Authorization: '' })).status).toBe(401);
  expect((await portal.report(reportOf(Date.now(), Array(65).fill(page)))).status).toBe(400);
  expect((await portal.report({ padding: 'x'.repeat(40_000) })).status).toBe(413);
  await portal.stop();
  expect(sink.spans.filter(({ service }) => service === 'browser')).toEqual([]);
});

test('the share of the gateway decides what is sent, and without traces a report is dropped', async () => {
  await using sink = await traceSink();
  for (const tracing of [{ ...recordedAll(sink), ratio: 0 }, undefined]) {
    const portal = await tracedPortal(tracing);
    expect((await portal.report(reportOf(Date.now(), [page, call]))).status).toBe(204);
    await portal.stop();
  }
  expect(sink.spans).toEqual([]);
});
