import type { KitContext, KitMiddleware } from './request-state.ts';

/** Resolves when the checked part works, rejects with the reason when it does not. The signal aborts after two seconds. */
export type HealthCheck = (signal: AbortSignal) => Promise<void>;
/** Checks by the names of their parts, such as `database`. */
export type HealthChecks = Readonly<Record<string, HealthCheck>>;

/** The body of `GET /health/ready`. */
export interface HealthReport {
  readonly status: 'up' | 'down';
  readonly checks: Readonly<Record<string, 'up' | 'down'>>;
}

const checkTimeoutMs = 2000;

/** Serves `GET /health/live` (the process runs) and `GET /health/ready` (every check passes within two seconds). */
export function healthRoutes(checks: HealthChecks = {}): KitMiddleware {
  return (ctx, next) =>
    ctx.path === '/health/live' || ctx.path === '/health/ready' ? respondWithHealth(ctx, checks) : next();
}

async function respondWithHealth(ctx: KitContext, checks: HealthChecks): Promise<void> {
  const report: HealthReport =
    ctx.path === '/health/live'
      ? { status: 'up', checks: {} }
      : await runChecks(checks, ctx.state.log.warn.bind(ctx.state.log));
  ctx.set('Cache-Control', 'no-store');
  ctx.status = report.status === 'up' ? 200 : 503;
  if (report.status === 'down') ctx.set('Retry-After', '2');
  ctx.body = report;
}

/**
 * Runs all checks at the same time. `healthRoutes` does this for services.
 *
 * @param log gets the reasons, which are not in the report because it needs no token
 *
 * @example
 * ```ts
 * const { status } = await runChecks({ database: pingDatabase(dataSource) }, log.warn.bind(log));
 * ```
 */
export async function runChecks(
  checks: HealthChecks,
  log: (fields: object, message: string) => void,
): Promise<HealthReport> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]): Promise<[string, 'up' | 'down']> => {
      try {
        await withinTime(check);
        return [name, 'up'];
      } catch (error) {
        log({ err: error, check: name }, 'health check failed');
        return [name, 'down'];
      }
    }),
  );
  const status = results.every(([, result]) => result === 'up') ? 'up' : 'down';
  return { status, checks: Object.fromEntries(results) };
}

async function withinTime(check: HealthCheck): Promise<void> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      controller.abort();
      reject(new Error(`no response within ${checkTimeoutMs} ms`));
    }, checkTimeoutMs);
  });
  try {
    await Promise.race([check(controller.signal), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
