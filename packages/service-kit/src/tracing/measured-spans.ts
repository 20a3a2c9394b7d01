import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags, type Tracer } from '@opentelemetry/api';
import type { IdGenerator, TracerProvider } from '@opentelemetry/sdk-trace';
import type { MeasuredSpan } from './tracing.ts';

/** Gives a span the ids that it has already. */
class GivenIds implements IdGenerator {
  current: MeasuredSpan | undefined;
  readonly generateTraceId = () => this.current?.traceId ?? '';
  readonly generateSpanId = () => this.current?.spanId ?? '';
}

/**
 * Makes spans of what other programs have measured, with the sampler, the limits and the sending of own spans.
 *
 * @param providerFor makes the provider of a program, once for each name
 */
export function measuredSpans(
  providerFor: (service: string, idGenerator: IdGenerator) => TracerProvider,
): (spans: readonly MeasuredSpan[]) => void {
  const ids = new GivenIds();
  const tracers = new Map<string, Tracer>();
  const tracerOf = (service: string) => {
    const known = tracers.get(service);
    if (known) return known;
    const tracer = providerFor(service, ids).getTracer('@seed/service-kit');
    tracers.set(service, tracer);
    return tracer;
  };
  return (spans) => {
    for (const span of spans) {
      ids.current = span;
      addSpan(tracerOf(span.service), span);
    }
  };
}

function addSpan(tracer: Tracer, { name, kind, attributes, startedAt, ms, ...span }: MeasuredSpan): void {
  const { traceId, parentSpanId } = span;
  const context =
    parentSpanId === undefined
      ? ROOT_CONTEXT
      : trace.setSpanContext(ROOT_CONTEXT, {
          traceId,
          spanId: parentSpanId,
          traceFlags: TraceFlags.SAMPLED,
          isRemote: true,
        });
  const options = { kind: kind === 'client' ? SpanKind.CLIENT : SpanKind.INTERNAL, attributes, startTime: startedAt };
  const added = tracer.startSpan(name, options, context);
  if (span.hasFailed) added.setStatus({ code: SpanStatusCode.ERROR });
  added.end(startedAt + ms);
}
