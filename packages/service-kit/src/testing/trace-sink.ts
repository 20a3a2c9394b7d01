import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';

/** A span as a collector receives it, without the parts that no test reads. */
export interface ReceivedSpan {
  /** The name of the program that recorded it. */
  readonly service: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** `error` if the work failed. */
  readonly status: 'unset' | 'error';
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** A receiver of traces over OTLP/HTTP; `await using` stops it at the end of a test. */
export interface TraceSink extends AsyncDisposable {
  /** The value of `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  readonly endpoint: string;
  readonly spans: readonly ReceivedSpan[];
  /** The headers of each request that came. */
  readonly requests: readonly NodeJS.Dict<string | string[]>[];
  /** Refuses what comes, or accepts it again. */
  setDown(isDown: boolean): void;
}

/**
 * Starts a receiver of traces on a free port of loopback.
 *
 * @example
 * ```ts
 * await using sink = await traceSink();
 * const tracing = { endpoint: sink.endpoint, headers: {}, ratio: 1 };
 * ```
 */
export async function traceSink(): Promise<TraceSink> {
  const spans: ReceivedSpan[] = [];
  const requests: NodeJS.Dict<string | string[]>[] = [];
  let isDown = false;
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      requests.push(request.headers);
      const isRefused = isDown || request.url !== '/v1/traces';
      if (!isRefused) spans.push(...(body as Traces).resourceSpans.flatMap(spansOf));
      response.writeHead(isRefused ? 400 : 200, { 'Content-Type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    requests,
    setDown(value) {
      isDown = value;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

/* ExportTraceServiceRequest as JSON: https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding */

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}

interface ResourceSpans {
  readonly resource: { readonly attributes: readonly Attribute[] };
  readonly scopeSpans: readonly {
    readonly spans: readonly (Omit<ReceivedSpan, 'service' | 'startedAt' | 'status' | 'attributes'> & {
      readonly startTimeUnixNano: string;
      readonly attributes: readonly Attribute[];
      readonly status: { readonly code: number };
    })[];
  }[];
}

interface Traces {
  readonly resourceSpans: readonly ResourceSpans[];
}

function spansOf({ resource, scopeSpans }: ResourceSpans): ReceivedSpan[] {
  const service = String(valuesOf(resource.attributes)['service.name']);
  return scopeSpans.flatMap(({ spans }) =>
    spans.map(({ name, traceId, spanId, parentSpanId, startTimeUnixNano, attributes, status }) => ({
      service,
      name,
      traceId,
      spanId,
      parentSpanId,
      startedAt: Number(BigInt(startTimeUnixNano) / 1_000_000n),
      status: status.code === 2 ? 'error' : 'unset',
      attributes: valuesOf(attributes),
    })),
  );
}

function valuesOf(attributes: readonly Attribute[]): Record<string, unknown> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
