import type { Span } from '@opentelemetry/api';
import type { Middleware, ParameterizedContext } from 'koa';
import { isServerRoute } from '../access-log.ts';
import type { RequestState } from '../request-state.ts';
import { markFailed, type Tracing, traceparentOf } from './tracing.ts';

/**
 * Records requests as spans, by their route. It follows the middleware that makes the request's state. No span has a path, a
 * query, a header or a member, because the collector is not the place for them.
 */
export function requestSpans<State extends RequestState>(tracing: Tracing): Middleware<State> {
  return (ctx, next) => {
    if (isServerRoute(ctx.path)) return next();
    const span = tracing.startRequest(ctx.get('traceparent'), { 'http.request.method': ctx.method });
    ctx.state.traceparent = traceparentOf(span.spanContext());
    if (!span.isRecording()) return next();
    ctx.state.whenClosed(() => endSpan(span, ctx));
    return tracing.run(span, next);
  };
}

function endSpan<State extends RequestState>(span: Span, ctx: ParameterizedContext<State>): void {
  const { route, requestId } = ctx.state;
  const { statusCode, writableFinished } = ctx.res;
  span.updateName(route === undefined ? ctx.method : `${ctx.method} ${route}`);
  span.setAttributes({ 'http.route': route, 'http.response.status_code': statusCode, 'seed.request_id': requestId });
  if (statusCode >= 500) markFailed(span, String(statusCode));
  else if (!writableFinished) span.setAttribute('error.type', 'disconnected');
  span.end();
}
