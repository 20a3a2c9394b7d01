import type { Logger } from '@seed/service-kit/logger';
import { ProblemError, unavailable } from '@seed/service-kit/problem-error';
import {
  type CircuitBreakerPolicy,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  ExponentialBackoff,
  handleWhen,
  isBrokenCircuitError,
  noJitterGenerator,
} from 'cockatiel';
import type { TimeBudgets } from '../config.ts';
import type { Upstreams } from '../upstreams-config.ts';
import { upstreamTimeout } from './failure.ts';
import { Replica } from './replica.ts';

const timeoutsToOpen = 5;
const firstBreakMs = 500;
const longestBreakMs = 30_000;

/** A service behind the gateway: its replicas, and a breaker that spares members the wait for one that hangs. */
export interface ServiceUpstream {
  readonly name: string;
  readonly resources: readonly string[];
  readonly replicas: readonly Replica[];
  /** True while the breaker lets nothing through. */
  isBroken(): boolean;
  /** Runs a call to the service; a 503 at once while the service hangs. */
  guard(call: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

export interface UpstreamOptions {
  readonly budgets: TimeBudgets;
  readonly log: Logger;
}

export function createUpstreams(services: Upstreams, options: UpstreamOptions): ServiceUpstream[] {
  return Object.entries(services).map(([name, { resources, replicas }]) => {
    const log = options.log.child({ upstream: name });
    const breaker = timeoutBreaker();
    breaker.onBreak(() => log.warn('the service hangs: its breaker is open'));
    breaker.onReset(() => log.info('the service responds again: its breaker is closed'));
    const running = replicas.map((url) => new Replica({ url, budgets: options.budgets, log }));
    return {
      name,
      resources,
      replicas: running,
      isBroken: () => breaker.state === CircuitState.Open,
      guard: (call) => guarded(breaker, call),
      close: async () => void (await Promise.all(running.map((replica) => replica.close()))),
    };
  });
}

/** Refused connections cost nothing and eject the replica; only long waits open the breaker. */
function timeoutBreaker(): CircuitBreakerPolicy {
  const isTimeout = (error: Error) => error instanceof ProblemError && error.code === upstreamTimeout;
  return circuitBreaker(handleWhen(isTimeout), {
    breaker: new ConsecutiveBreaker(timeoutsToOpen),
    halfOpenAfter: new ExponentialBackoff({
      initialDelay: firstBreakMs,
      maxDelay: longestBreakMs,
      exponent: 2,
      generator: noJitterGenerator,
    }),
  });
}

async function guarded(breaker: CircuitBreakerPolicy, call: () => Promise<void>): Promise<void> {
  try {
    await breaker.execute(call);
  } catch (error) {
    throw isBrokenCircuitError(error) ? unavailable('upstream_unavailable', { cause: error }) : error;
  }
}
