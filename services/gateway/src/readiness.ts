import type { BootDocument } from '@seed/contracts/boot';
import type { Logger } from '@seed/service-kit/logger';
import { z } from 'zod';
import type { ShellPage } from './boot/page.ts';
import type { Registry } from './boot/registry.ts';
import type { ServiceUpstream } from './upstream/service-upstream.ts';
import type { Replica } from './upstream/replica.ts';

type Check = 'up' | 'down';

export interface ReadinessReport {
  /** `degraded`: a part of the portal is down, the rest works. */
  readonly status: 'up' | 'degraded' | 'down';
  readonly checks: { readonly shell: Check; readonly registry: Check; readonly identity: Check };
  readonly services: Readonly<Record<string, Check>>;
}

export interface Readiness {
  report(): Promise<ReadinessReport>;
  /** From now on the portal is not ready, because it is being stopped. */
  close(): void;
}

export interface ReadinessOptions {
  readonly page: ShellPage;
  readonly registry: Registry;
  boot(): Promise<BootDocument>;
  readonly jwksUrl: string;
  readonly upstreams: readonly ServiceUpstream[];
  readonly log: Logger;
}

const probeTimeoutMs = 2000;
/** The report needs no token, and each one costs a few requests. */
const keepMs = 500;
const keySet = z.object({ keys: z.array(z.unknown()).min(1) });

/** Whether a member could use the portal now. */
export function createReadiness(options: ReadinessOptions): Readiness {
  let closed = false;
  let kept: { readonly until: number; readonly report: Promise<ReadinessReport> } | undefined;
  return {
    async report() {
      if (kept === undefined || kept.until < Date.now()) {
        kept = { until: Date.now() + keepMs, report: examine(options) };
      }
      const report = await kept.report;
      return closed ? { ...report, status: 'down' } : report;
    },
    close() {
      closed = true;
    },
  };
}

async function examine({ page, registry, boot, jwksUrl, upstreams, log }: ReadinessOptions): Promise<ReadinessReport> {
  const down = (name: string) => (error: unknown) => {
    log.warn({ err: error, check: name }, 'not ready');
    return 'down' as const;
  };
  const [shell, identity, ...states] = await Promise.all([
    boot()
      .then((document) => Promise.all(['/', '/intranet-welcome'].map((path) => page.render(path, document))))
      .then(up, down('shell')),
    fetchKeys(jwksUrl).then(up, down('identity')),
    ...upstreams.map(({ name, replicas }) => Promise.any(replicas.map(probeReady)).then(up, down(name))),
  ]);
  const checks = {
    shell,
    registry: registry.isReadable && registry.last.length > 0 ? 'up' : 'down',
    identity,
  } as const;
  const services = Object.fromEntries(upstreams.map(({ name }, index) => [name, states[index] ?? 'down']));
  return { status: statusOf(Object.values(checks), states), checks, services };
}

function statusOf(checks: readonly Check[], services: readonly Check[]): ReadinessReport['status'] {
  if (checks.includes('down') || !services.includes('up')) return 'down';
  return services.includes('down') ? 'degraded' : 'up';
}

const up = (): Check => 'up';

async function fetchKeys(url: string): Promise<void> {
  const response = await fetch(url, { signal: AbortSignal.timeout(probeTimeoutMs) });
  if (!response.ok) throw new Error(`The key set has the status ${response.status}`);
  keySet.parse(await response.json());
}

async function probeReady(replica: Replica): Promise<void> {
  const status = await replica.probe('/health/ready');
  if (status !== 200) throw new Error(`${replica.url} is not ready: ${status}`);
}
