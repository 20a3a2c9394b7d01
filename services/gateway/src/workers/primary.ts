import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { createLogger, type Logger } from '@seed/service-kit/logger';
import type { Metrics } from '@seed/service-kit/metrics';
import { type RunningServer, startServer } from '@seed/service-kit/server';
import { AggregatorRegistry, Registry } from 'prom-client';
import type { GatewayConfig } from '../config.ts';
import { createInternalApp } from '../internal-app.ts';
import { createParts } from '../start.ts';
import { type EndedSession, endedSession } from './ended-session.ts';

const restartMs = 500;
/** Ended sessions for workers that start later; access tokens live for minutes. */
const mostKept = 10_000;

/** Starts the workers behind the port, replaces those that die, and serves the internal port for all of them. */
export async function startPrimary(config: GatewayConfig): Promise<RunningServer> {
  const logger = createLogger({ name: 'gateway', level: config.logLevel });
  // The primary needs the parts for readiness only; it serves no member.
  const { readiness, services, live, follow, closeShared } = await createParts(config, logger);
  const ownMetrics = new Registry();
  const stopFollowing = follow(ownMetrics);
  const parts = { metrics: { expose: exposeSum(ownMetrics) }, readiness, logger, live };
  const internal = await startServer(createInternalApp(parts), { ...config.internal, logger });
  const workers = superviseWorkers(config.workers, logger);
  await workers.listening();
  return {
    url: internal.url,
    async stop() {
      readiness.close();
      await workers.stop();
      await internal.stop();
      await Promise.all([services.close(), stopFollowing(), closeShared()]);
    },
  };
}

function superviseWorkers(count: number, logger: Logger) {
  const ended: EndedSession[] = [];
  let isStopping = false;
  const fork = (): Worker => {
    const worker = cluster.fork();
    worker.on('online', () => ended.forEach((message) => worker.send(message)));
    worker.on('message', (message: unknown) => {
      const { data } = endedSession.safeParse(message);
      if (data === undefined) return;
      ended.push(data);
      if (ended.length > mostKept) ended.shift();
      for (const other of running()) if (other.id !== worker.id) other.send(data);
    });
    worker.once('exit', (code, signal) => {
      if (isStopping) return;
      logger.error({ worker: worker.process.pid, code, signal }, 'a worker has died and is replaced');
      setTimeout(() => isStopping || fork(), restartMs);
    });
    return worker;
  };
  const first = Array.from({ length: count }, fork);
  return {
    listening: () => Promise.all(first.map((worker) => untilListening(worker))),
    async stop() {
      isStopping = true;
      const ends = running().map((worker) => once(worker, 'exit'));
      for (const worker of running()) worker.process.kill('SIGTERM');
      await Promise.all(ends);
    },
  };
}

/** A worker that cannot start prints its reason itself. */
function untilListening(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once('listening', () => resolve());
    worker.once('exit', (code) => reject(new Error(`A worker could not start (exit code ${code})`)));
  });
}

const running = (): Worker[] => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);

/** `GET /metrics` with the sums over all workers, and what the primary measures itself. */
function exposeSum(own: Registry): Metrics['expose'] {
  const registry = new AggregatorRegistry();
  return async (ctx, next) => {
    if (ctx.path !== '/metrics') {
      await next();
      return;
    }
    ctx.set('Content-Type', registry.contentType);
    ctx.body = `${await registry.clusterMetrics()}\n${await own.metrics()}`;
  };
}
