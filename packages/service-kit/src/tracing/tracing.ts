import type { Attributes, Span, SpanContext, SpanStatusCode } from '@opentelemetry/api';
import type { Registry } from 'prom-client';
import type { Logger } from '../logger.ts';

/** `SpanStatusCode.ERROR`; its import would load the library, also where no traces are wanted. */
const errorStatus: SpanStatusCode.ERROR = 2;

/** The traces of one program. */
export interface Tracing {
  /**
   * Starts the span of a request in the trace of its header, or in a new one. Its context is also valid if it is not
   * recorded.
   */
  startRequest(traceparent: string, attributes: Attributes): Span;
  /** Runs the work of a request; what it starts by `startCall` is a part of the request's span. */
  run<Result>(request: Span, work: () => Result): Result;
  /** Starts the span of a call to another program; undefined outside of a recorded request. */
  startCall(name: string, attributes: Attributes): Span | undefined;
  /** Sends spans that another program has measured, of the traces that are recorded. */
  add(spans: readonly MeasuredSpan[]): void;
  /** Sends what is recorded, and ends. */
  stop(): Promise<void>;
}

/** A span that another program has measured, such as a browser. */
export interface MeasuredSpan {
  /** The name of that program in traces. */
  readonly service: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly name: string;
  readonly kind: 'internal' | 'client';
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly ms: number;
  readonly hasFailed: boolean;
  readonly attributes: Attributes;
}

/** The program whose traces are recorded. */
export interface TracingOptions {
  /** The name of the program in traces. */
  readonly service: string;
  /**
   * Whether the caller's decision to record a trace is followed. A program that browsers call decides by itself, by the id
   * of the trace.
   */
  readonly followsCaller: boolean;
  readonly logger: Logger;
  /** Gets the counter of the spans that were sent. */
  readonly registry: Registry;
}

/**
 * Marks a span as failed.
 *
 * @param type one of few values, such as a status or the code of an error
 */
export function markFailed(span: Span, type: string): void {
  span.setAttribute('error.type', type);
  span.setStatus({ code: errorStatus });
}

/** Returns the value of the header `traceparent` (W3C Trace Context). */
export function traceparentOf({ traceId, spanId, traceFlags }: SpanContext): string {
  return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
}
