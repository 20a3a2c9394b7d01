import { type ExportResult, ExportResultCode } from '@opentelemetry/core';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import { Counter, type Registry } from 'prom-client';
import type { Logger } from '../logger.ts';

/** Counts the spans that were sent and lost, and logs when the sending begins to fail and when it works again. */
export class ReportedExporter implements SpanExporter {
  readonly #exporter: SpanExporter;
  readonly #log: Logger;
  readonly #spans: Counter<'outcome'>;
  #isFailing = false;

  constructor(exporter: SpanExporter, { logger, registry }: { readonly logger: Logger; readonly registry: Registry }) {
    this.#exporter = exporter;
    this.#log = logger;
    this.#spans = new Counter({
      name: 'trace_spans_total',
      help: 'Spans by whether the collector has accepted them',
      labelNames: ['outcome'],
      registers: [registry],
    });
  }

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    this.#exporter.export(spans, (result) => {
      this.#report(result, spans.length);
      done(result);
    });
  }

  shutdown(): Promise<void> {
    return this.#exporter.shutdown();
  }

  #report({ code, error }: ExportResult, count: number): void {
    const hasFailed = code === ExportResultCode.FAILED;
    this.#spans.inc({ outcome: hasFailed ? 'lost' : 'sent' }, count);
    if (hasFailed && !this.#isFailing) this.#log.warn({ err: error }, 'traces cannot be sent; their spans are lost');
    if (!hasFailed && this.#isFailing) this.#log.info('traces are sent again');
    this.#isFailing = hasFailed;
  }
}
