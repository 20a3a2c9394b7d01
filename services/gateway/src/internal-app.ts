import type { LivePortal } from '@seed/contracts/live-portal';
import type { Metrics } from '@seed/service-kit/metrics';
import type { Logger } from '@seed/service-kit/logger';
import { problemResponder } from '@seed/service-kit/problem-responder';
import { notFound } from '@seed/service-kit/problem-error';
import { requestContext } from '@seed/service-kit/request-context';
import type { RequestState } from '@seed/service-kit/request-state';
import Koa from 'koa';
import { Gauge } from 'prom-client';
import { readinessDetail } from './middleware/health.ts';
import { liveParts } from './middleware/live-parts.ts';
import type { Readiness } from './readiness.ts';
import type { ServiceDirectory } from './services/service-directory.ts';

export interface InternalParts {
  readonly metrics: Pick<Metrics, 'expose'>;
  readonly readiness: Readiness;
  readonly logger: Logger;
  live(): Promise<LivePortal>;
}

/** The app on the internal port: Prometheus metrics, readiness with every check, and what is live. */
export function createInternalApp({ metrics, readiness, logger, live }: InternalParts): Koa<RequestState> {
  const app = new Koa<RequestState>();
  app.silent = true;
  app.use(requestContext(logger));
  app.use(problemResponder());
  app.use(metrics.expose);
  app.use(readinessDetail(readiness));
  app.use(liveParts(live));
  app.use(() => {
    throw notFound();
  });
  return app;
}

/** Gauges of every upstream, computed when they are read. */
export function measureUpstreams({ registry }: Metrics, directory: Pick<ServiceDirectory, 'services'>): void {
  const registers = [registry];
  const labelNames = ['upstream', 'replica'] as const;
  const replicas = () => replicasOf(directory);
  new Gauge({
    name: 'gateway_upstream_requests_in_flight',
    help: 'Requests under way to a replica',
    labelNames,
    registers,
    collect() {
      this.reset();
      for (const { upstream, replica } of replicas()) this.set({ upstream, replica: replica.url }, replica.inFlight);
    },
  });
  new Gauge({
    name: 'gateway_upstream_replica_up',
    help: '1 while requests go to the replica, 0 while it is ejected',
    aggregator: 'min',
    labelNames,
    registers,
    collect() {
      this.reset();
      for (const { upstream, replica } of replicas()) {
        this.set({ upstream, replica: replica.url }, replica.isEjected ? 0 : 1);
      }
    },
  });
  new Gauge({
    name: 'gateway_upstream_breaker_open',
    help: '1 while the service hangs and gets no requests',
    aggregator: 'max',
    labelNames: ['upstream'],
    registers,
    collect() {
      this.reset();
      for (const { upstream } of directory.services) this.set({ upstream: upstream.name }, upstream.isBroken() ? 1 : 0);
    },
  });
}

function replicasOf({ services }: Pick<ServiceDirectory, 'services'>) {
  return services.flatMap(({ upstream: { name, replicas } }) =>
    replicas.map((replica) => ({ upstream: name, replica })),
  );
}
