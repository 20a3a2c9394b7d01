import type { BootDocument, BootModule } from '@seed/contracts/boot';

/** One opening of a module, until it is left. */
export interface Visit {
  mounted(ms: number): void;
  /** It is not shown, or no longer. */
  failed(): void;
  left(): void;
}

type VisitEvent = 'begun' | 'mounted' | 'failed' | 'left' | 'crashed';

interface VisitReport {
  readonly id: string;
  readonly rollout: number;
  readonly version: string;
  readonly event: VisitEvent;
  readonly ms?: number;
}

interface VisitOptions {
  /** The boot document that the member has. */
  current(): BootDocument;
  /** Sends reports and resolves to the share of openings to report from now on. Never rejects. */
  send(visits: readonly VisitReport[]): Promise<number>;
}

/** Reports how modules with a rollout open, so that the registry can take a bad canary back. */
export interface VisitReports {
  /** The first opening of a release in this page until it ends; undefined for others, and for modules without a rollout. */
  begin(release: BootModule): Visit | undefined;
}

/**
 * The beginning is sent at once and alone, because a module that hangs leaves no later moment to send it. A report names
 * the version and the rollout, and nothing of the member.
 */
export function createVisitReports({ current, send }: VisitOptions): VisitReports {
  const seen = new Set<string>();
  const open = new Map<string, Visit>();
  let sampling = 1;
  const report = (visit: VisitReport) => void send([visit]).then((share) => (sampling = share));
  window.addEventListener('pagehide', () => open.forEach((visit) => visit.left()));
  return {
    begin({ id, version }) {
      const rollout = current().canaries?.find(({ release }) => release.id === id)?.rollout;
      const key = `${rollout} ${id} ${version}`;
      // React may discard a render and make the outlet's model again, which then continues the opening.
      const begun = open.get(key);
      if (begun !== undefined) return begun;
      if (rollout === undefined || seen.has(key)) return undefined;
      seen.add(key);
      if (Math.random() >= sampling) return undefined;
      const visit = createVisit({ rollout, version }, report, () => open.delete(key));
      open.set(key, visit);
      return visit;
    },
  };
}

function createVisit(
  of: Pick<VisitReport, 'rollout' | 'version'>,
  report: (visit: VisitReport) => void,
  ended: () => void,
): Visit {
  const id = crypto.randomUUID();
  let state: VisitEvent = 'begun';
  const end = (event: VisitEvent, ms?: number) => {
    if (state !== 'begun') return;
    state = event;
    ended();
    report({ id, ...of, event, ...(ms !== undefined && { ms }) });
  };
  report({ id, ...of, event: 'begun' });
  return {
    mounted: (ms) => end('mounted', ms),
    failed() {
      if (state === 'mounted') {
        state = 'crashed';
        report({ id: crypto.randomUUID(), ...of, event: 'crashed' });
      }
      end('failed');
    },
    left: () => end('left'),
  };
}
