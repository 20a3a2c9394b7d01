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
  /** Of a module with a rollout. */
  readonly rollout?: number;
  /** Of a module without one. */
  readonly module?: string;
  readonly version: string;
  readonly event: VisitEvent;
  readonly ms?: number;
}

interface VisitOptions {
  /** The boot document that the member has. */
  current(): BootDocument;
  /** Sends reports and resolves to the share of openings to report from now on. Never rejects. */
  send(visits: readonly VisitReport[]): Promise<number>;
  /** Resolves when the browser has nothing better to do. */
  whenIdle(): Promise<void>;
}

/** Reports how modules open, so that the registry can take a bad canary back and show the health of each version. */
export interface VisitReports {
  /** The first opening of a release in this page until it ends; undefined for others, and for those outside of the sample. */
  begin(release: BootModule): Visit | undefined;
}

/**
 * The beginning is sent at once and alone where there is a rollout, because a module that hangs leaves no later moment to
 * send it. Without a rollout only the end is sent, when the browser is idle, of the share of openings that the boot document names. A report names the version and the rollout or module, and nothing of the member.
 */
export function createVisitReports({ current, send, whenIdle }: VisitOptions): VisitReports {
  const seen = new Set<string>();
  const open = new Map<string, Visit>();
  let sampling = 1;
  const report = (visit: VisitReport) => void send([visit]).then((share) => (sampling = share));
  const reportEnd = (visit: VisitReport) => void whenIdle().then(() => report(visit));
  window.addEventListener('pagehide', () => open.forEach((visit) => visit.left()));
  return {
    begin({ id, version }) {
      const { canaries, openings = 0 } = current();
      const rollout = canaries?.find(({ release }) => release.id === id)?.rollout;
      const key = `${rollout} ${id} ${version}`;
      // React may discard a render and make the outlet's model again, which then continues the opening.
      const begun = open.get(key);
      if (begun !== undefined) return begun;
      if (seen.has(key)) return undefined;
      seen.add(key);
      if (Math.random() >= Math.min(sampling, rollout === undefined ? openings : 1)) return undefined;
      const ended = () => open.delete(key);
      const visit =
        rollout === undefined
          ? createVisit({ module: id, version }, (of) => isEnd(of) && reportEnd(of), ended)
          : createVisit({ rollout, version }, report, ended);
      open.set(key, visit);
      return visit;
    },
  };
}

function isEnd({ event }: VisitReport): boolean {
  return event !== 'begun' && event !== 'left';
}

function createVisit(
  of: Pick<VisitReport, 'rollout' | 'module' | 'version'>,
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
