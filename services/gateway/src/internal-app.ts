import type { Metrics } from '@seed/service-kit/metrics';
import type { Logger } from '@seed/service-kit/logger';
import { problemResponder } from '@seed/service-kit/problem-responder';
import { notFound } from '@seed/service-kit/problem-error';
import { requestContext } from '@seed/service-kit/request-context';
import type { RequestState } from '@seed/service-kit/request-state';
import Koa from 'koa';
import { Gauge } from 'prom-client';
import type { ServiceUpstream } from './upstream/service-upstream.ts';

/** What operators' tools read, on a port of its own: Prometheus metrics. */
export function createInternalApp(metrics: Metrics, log: Logger): Koa<RequestState> {
  const app = new Koa<RequestState>();
  app.silent = true;
  app.use(requestContext(log));
  app.use(problemResponder());
  app.use(metrics.expose);
  app.use(() => {
    throw notFound();
  });
  return app;
}

/** Gauges of every upstream, computed when they are asked for. */
export function measureUpstreams({ registry }: Metrics, upstreams: readonly ServiceUpstream[]): void {
  const registers = [registry];
  const labelNames = ['upstream', 'replica'] as const;
  const replicas = upstreams.flatMap(({ name, replicas }) => replicas.map((replica) => ({ upstream: name, replica })));
  new Gauge({
    name: 'gateway_upstream_requests_in_flight',
    help: 'Requests that a replica is answering',
    labelNames,
    registers,
    collect() {
      for (const { upstream, replica } of replicas) this.set({ upstream, replica: replica.url }, replica.inFlight);
    },
  });
  new Gauge({
    name: 'gateway_upstream_replica_up',
    help: '1 while requests go to the replica, 0 while it is ejected',
    labelNames,
    registers,
    collect() {
      for (const { upstream, replica } of replicas) {
        this.set({ upstream, replica: replica.url }, replica.isEjected ? 0 : 1);
      }
    },
  });
  new Gauge({
    name: 'gateway_upstream_breaker_open',
    help: '1 while the service hangs and is not asked',
    labelNames: ['upstream'],
    registers,
    collect() {
      for (const { name, isBroken } of upstreams) this.set({ upstream: name }, isBroken() ? 1 : 0);
    },
  });
}
