import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { KitContext, KitMiddleware } from './request-state.ts';

/** The metrics of one service. */
export interface Metrics {
  /** The registry, for a service's own metrics. */
  readonly registry: Registry;
  /** Measures every request by method, route pattern and status. */
  readonly measure: KitMiddleware;
  /** Serves `GET /metrics` in Prometheus' text format. */
  readonly expose: KitMiddleware;
}

/** By Prometheus' rules `_total` is for counters; the gauges by type, which stay, have the same sums. */
const misnamedGauges = ['nodejs_active_resources_total', 'nodejs_active_handles_total', 'nodejs_active_requests_total'];

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Makes the metrics of a service, in a registry of its own, so that several services can run in one process.
 *
 * @param service the value of the label `service`
 *
 * @example
 * ```ts
 * const metrics = createMetrics('notices');
 * new Counter({ name: 'posts_total', help: 'Posts created', registers: [metrics.registry] });
 * ```
 */
export function createMetrics(service: string): Metrics {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  for (const name of misnamedGauges) registry.removeSingleMetric(name);
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its response',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
    registers: [registry],
  });
  const observe = keptChildren(requests);
  return {
    registry,
    measure: (ctx, next) => {
      ctx.state.whenClosed(() => {
        // Patterns only: a path holds ids, and each of them would become a time series.
        const route = ctx.state.route ?? 'unmatched';
        observe([ctx.method, route, String(ctx.res.statusCode)], (performance.now() - ctx.state.startedMs) / 1000);
      });
      return next();
    },
    expose: (ctx, next) => (ctx.path === '/metrics' ? respondWithMetrics(ctx, registry) : next()),
  };
}

async function respondWithMetrics(ctx: KitContext, registry: Registry): Promise<void> {
  ctx.state.route = '/metrics';
  ctx.set('Content-Type', registry.contentType);
  ctx.body = await registry.metrics();
}

type Labels = readonly [method: string, route: string, status: string];

/** Keeps the labelled children of a histogram, so that a request creates no object of labels. */
function keptChildren(histogram: Histogram<'method' | 'route' | 'status'>): (labels: Labels, seconds: number) => void {
  const children = new Map<string, { observe(seconds: number): void }>();
  return (labels, value) => {
    const key = labels.join(' ');
    let child = children.get(key);
    if (child === undefined) {
      child = histogram.labels(...labels);
      children.set(key, child);
    }
    child.observe(value);
  };
}
