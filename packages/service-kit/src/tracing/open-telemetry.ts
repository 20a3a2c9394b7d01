import { AsyncLocalStorage } from 'node:async_hooks';
import { hostname } from 'node:os';
import { type Attributes, ROOT_CONTEXT, type Span, SpanKind, trace } from '@opentelemetry/api';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  type Resource,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  type IdGenerator,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { measuredSpans } from './measured-spans.ts';
import { ReportedExporter } from './reported-exporter.ts';
import type { Tracing, TracingOptions } from './tracing.ts';
import type { TracingSettings } from './tracing-settings.ts';

/** Spans that wait to be sent; a span that finds no room is lost. */
const mostWaiting = 4096;
const sendTimeoutMs = 5000;
/** A collector that is down must not hold up the end of the process. */
const lastSendMs = 3000;

/** Traces by OpenTelemetry. Nothing of it is global, so that several services can run in one process. */
export function openTelemetry(settings: TracingSettings, options: TracingOptions): Tracing {
  const { provider, providerFor } = createProviders(settings, options);
  const tracer = provider.getTracer('@seed/service-kit');
  const active = new AsyncLocalStorage<Span>();
  return {
    startRequest(traceparent, attributes) {
      const parent = parseTraceParent(traceparent);
      const context =
        parent === null ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true });
      return tracer.startSpan('request', { kind: SpanKind.SERVER, attributes }, context);
    },
    run: (request, work) => active.run(request, work),
    startCall(name, attributes) {
      const request = active.getStore();
      if (request === undefined) return undefined;
      return tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes }, trace.setSpan(ROOT_CONTEXT, request));
    },
    add: measuredSpans(providerFor),
    stop: () => withinTime(provider.shutdown()),
  };
}

/** The provider of the program, and those of programs whose spans it adds. All send through one processor. */
function createProviders({ endpoint, headers, ratio }: TracingSettings, options: TracingOptions) {
  const { service, followsCaller, logger, registry } = options;
  const receiver = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers: { ...headers },
    timeoutMillis: sendTimeoutMs,
  });
  const exporter = new ReportedExporter(receiver, { logger, registry });
  const processor = new BatchSpanProcessor({
    exporter,
    maxQueueSize: mostWaiting,
    exportTimeoutMillis: sendTimeoutMs,
  });
  const common = { sampler: samplerOf(ratio, followsCaller), spanProcessors: [processor] };
  const instance = { 'service.instance.id': `${hostname()}:${process.pid}` };
  return {
    provider: new TracerProvider({ ...common, resource: resourceOf(service, instance) }),
    providerFor: (other: string, idGenerator: IdGenerator) =>
      new TracerProvider({ ...common, idGenerator, resource: resourceOf(other) }),
  };
}

function samplerOf(ratio: number, followsCaller: boolean): Sampler {
  const sampled = new TraceIdRatioBasedSampler(ratio);
  return new ParentBasedSampler({
    root: sampled,
    ...(followsCaller ? {} : { remoteParentSampled: sampled, remoteParentNotSampled: sampled }),
  });
}

function resourceOf(service: string, instance: Attributes = {}): Resource {
  return defaultResource()
    .merge(detectResources({ detectors: [envDetector] }))
    .merge(resourceFromAttributes({ 'service.namespace': 'seed', 'service.name': service, ...instance }));
}

async function withinTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, lastSendMs);
  });
  // The exporter has logged why it failed.
  await Promise.race([work.catch(() => undefined), limit]);
  clearTimeout(timer);
}
