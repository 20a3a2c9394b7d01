import type { BootDocument } from '@seed/contracts/boot';
import type { Logger } from '@seed/service-kit/logger';
import type { SharedState } from '@seed/service-kit/shared-state';
import { z } from 'zod';
import type { ShellPage } from './boot/page.ts';
import type { Registry } from './boot/registry.ts';
import type { ServiceDirectory } from './services/service-directory.ts';
import type { Replica } from './upstream/replica.ts';

type Check = 'up' | 'down';

export interface ReadinessReport {
  /** `degraded`: a part of the portal is down, the rest works; so do signed-in members while only `identity` is down. */
  readonly status: 'up' | 'degraded' | 'down';
  readonly checks: { readonly shell: Check; readonly registry: Check; readonly identity: Check };
  readonly services: Readonly<Record<string, Check>>;
  /** Missing without a store; while it is down each replica counts for itself. */
  readonly sharedState?: Check;
}

export interface Readiness {
  report(): Promise<ReadinessReport>;
  /** Makes the portal unready, because it is being stopped. */
  close(): void;
}

export interface ReadinessOptions {
  readonly page: ShellPage;
  readonly registry: Registry;
  boot(): Promise<BootDocument>;
  readonly jwksUrl: string;
  readonly services: Pick<ServiceDirectory, 'services'>;
  readonly sharedState: Pick<SharedState, 'isUp'> | undefined;
  readonly log: Logger;
}

const probeTimeoutMs = 2000;
/** The report needs no token, and each one costs a few requests. */
const keepMs = 500;
/** Tokens are checked with the last keys as long as this while the identity provider is down. */
const staleKeysMs = 3_600_000;
const keySet = z.object({ keys: z.array(z.unknown()).min(1) });

/** Whether a member could use the portal now. */
export function createReadiness(options: ReadinessOptions): Readiness {
  let closed = false;
  const keys = knownKeys(options.jwksUrl);
  let kept: { readonly until: number; readonly report: Promise<ReadinessReport> } | undefined;
  return {
    async report() {
      if (kept === undefined || kept.until < Date.now()) {
        kept = { until: Date.now() + keepMs, report: examine({ ...options, keys }) };
      }
      const report = await kept.report;
      return closed ? { ...report, status: 'down' } : report;
    },
    close() {
      closed = true;
    },
  };
}

interface KnownKeys {
  /** Rejects while the identity provider is down. */
  fetch(): Promise<void>;
  /** Whether tokens can be checked, by fresh keys or the last ones. */
  areUsable(): boolean;
}

function knownKeys(jwksUrl: string): KnownKeys {
  let fetchedAt = -Infinity;
  return {
    async fetch() {
      await fetchKeys(jwksUrl);
      fetchedAt = Date.now();
    },
    areUsable: () => Date.now() - fetchedAt < staleKeysMs,
  };
}

async function examine({
  page,
  registry,
  boot,
  keys,
  sharedState,
  log,
  ...options
}: ReadinessOptions & { readonly keys: KnownKeys }): Promise<ReadinessReport> {
  const followed = options.services.services;
  const down = (name: string) => (error: unknown) => {
    log.warn({ err: error, check: name }, 'not ready');
    return 'down' as const;
  };
  const [shell, identity, ...states] = await Promise.all([
    boot()
      .then((document) => Promise.all(['/', '/intranet-welcome'].map((path) => page.render(path, document))))
      .then(up, down('shell')),
    keys.fetch().then(up, down('identity')),
    ...followed.map((service) => probeService(service).then(up, down(service.upstream.name))),
  ]);
  const checks = {
    shell,
    registry: registry.isReadable && registry.last.length > 0 ? 'up' : 'down',
    identity,
  } as const;
  const services = Object.fromEntries(followed.map(({ upstream }, index) => [upstream.name, states[index] ?? 'down']));
  const shared: readonly Check[] = sharedState === undefined ? [] : [sharedState.isUp ? 'up' : 'down'];
  const needed = [shell, checks.registry, keys.areUsable() ? 'up' : 'down'] as const;
  const status = statusOf({ needed, services: states, others: [identity, ...shared] });
  return { status, checks, services, ...(shared[0] && { sharedState: shared[0] }) };
}

type Checks = Readonly<Record<'needed' | 'services' | 'others', readonly Check[]>>;

function statusOf({ needed, services, others }: Checks): ReadinessReport['status'] {
  if (needed.includes('down') || !services.includes('up')) return 'down';
  return [...services, ...others].includes('down') ? 'degraded' : 'up';
}

const up = (): Check => 'up';

async function fetchKeys(url: string): Promise<void> {
  const response = await fetch(url, { signal: AbortSignal.timeout(probeTimeoutMs) });
  if (!response.ok) throw new Error(`The key set has the status ${response.status}`);
  keySet.parse(await response.json());
}

/** A service without a declaration gets no requests, so it does not count as ready. */
async function probeService({ upstream, declaration }: ServiceDirectory['services'][number]): Promise<void> {
  if (declaration === undefined) throw new Error(`${upstream.name} has not declared itself`);
  await Promise.any(upstream.replicas.map(probeReady));
}

async function probeReady(replica: Replica): Promise<void> {
  const status = await replica.probe('/health/ready');
  if (status !== 200) throw new Error(`${replica.url} is not ready: ${status}`);
}
