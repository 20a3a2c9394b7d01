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
import { upstreamTimeout } from './failure.ts';
import { Replica } from './replica.ts';

const timeoutsToOpen = 5;
const firstBreakMs = 500;
const longestBreakMs = 30_000;

/** A service behind the gateway: its replicas, and a breaker, so that members do not wait for a service that hangs. */
export interface ServiceUpstream {
  readonly name: string;
  readonly replicas: readonly Replica[];
  /** True while the breaker is open. */
  isBroken(): boolean;
  /** Runs a call to the service; throws 503 at once while the breaker is open. */
  guard(call: () => Promise<void>): Promise<void>;
  /** Takes no more requests and closes when those under way are done. */
  retire(): Promise<void>;
  close(): Promise<void>;
  readonly isClosed: boolean;
}

export interface UpstreamOptions {
  readonly budgets: TimeBudgets;
  readonly log: Logger;
}

export function createUpstream(name: string, urls: readonly string[], options: UpstreamOptions): ServiceUpstream {
  const log = options.log.child({ upstream: name });
  const breaker = timeoutBreaker();
  breaker.onBreak(() => log.warn('the service hangs: its breaker is open'));
  breaker.onReset(() => log.info('the service responds again: its breaker is closed'));
  const replicas = urls.map((url) => new Replica({ url, budgets: options.budgets, log }));
  let isClosed = false;
  const end = async (how: 'retire' | 'close') => {
    isClosed = true;
    await Promise.all(replicas.map((replica) => replica[how]()));
  };
  return {
    name,
    replicas,
    isBroken: () => breaker.state === CircuitState.Open,
    guard: (call) => guarded(breaker, call),
    retire: () => end('retire'),
    close: () => end('close'),
    get isClosed() {
      return isClosed;
    },
  };
}

/** Only timeouts open the breaker; a refused connection takes no time and ejects the replica. */
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
