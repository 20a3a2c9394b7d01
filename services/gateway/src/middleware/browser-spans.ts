import { type BrowserSpan, reportSpans } from '@seed/contracts/browser-spans';
import { apiBasePath } from '@seed/contracts/endpoint';
import { parseJsonBody } from '@seed/service-kit/json-body';
import { methodNotAllowed, validationFailed } from '@seed/service-kit/problem-error';
import type { MeasuredSpan, Tracing } from '@seed/service-kit/tracing/tracing';
import type { BodyTiming } from '../config.ts';
import type { GatewayContext, GatewayMiddleware } from '../request-scope.ts';
import { readBody } from '../upstream/request-body.ts';

/** Where the shell sends the spans of a browser. */
export const browserSpansPath = `${apiBasePath}${reportSpans.path}`;

const mostBytes = 32_000;
/** A clock that is off by more is corrected; a smaller difference is the time that the report took. */
const clockToleranceMs = 5000;

export interface BrowserSpansOptions {
  /** Undefined where no traces are recorded: a tab may have been opened when they were. */
  readonly tracing: Tracing | undefined;
  readonly timing: BodyTiming;
}

/** Adds the spans of browsers to the traces of the gateway, and sends them with its own. */
export function browserSpans({ tracing, timing }: BrowserSpansOptions): GatewayMiddleware {
  return async (ctx) => {
    ctx.state.route = browserSpansPath;
    if (ctx.method !== 'POST') throw methodNotAllowed(['POST']);
    const { sentAt, spans } = await readReport(ctx, timing);
    const offset = Date.now() - sentAt;
    const correction = Math.abs(offset) > clockToleranceMs ? offset : 0;
    tracing?.add(spans.map((span) => measured(span, correction)));
    ctx.set('Cache-Control', 'no-store');
    ctx.status = 204;
  };
}

async function readReport(ctx: GatewayContext, timing: BodyTiming) {
  if (!ctx.is('application/json')) throw validationFailed([], 'The body must be JSON.');
  return parseJsonBody(await readBody(ctx.req, { maxBytes: mostBytes, timing }), reportSpans.body);
}

function measured(span: BrowserSpan, correction: number): MeasuredSpan {
  const { traceId, spanId, parentSpanId, name, ms, hasFailed = false, module, version, method, status } = span;
  return {
    service: 'browser',
    traceId,
    spanId,
    parentSpanId,
    name: [name === 'call' ? (method ?? name) : name, module].filter(Boolean).join(' '),
    kind: name === 'call' ? 'client' : 'internal',
    startedAt: span.startedAt + correction,
    ms,
    hasFailed,
    attributes: {
      'seed.module': module,
      'seed.module_version': version,
      'http.request.method': method,
      'http.response.status_code': status,
    },
  };
}
