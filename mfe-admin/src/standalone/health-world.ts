import type { healthSpans, ModuleHealth } from '@seed/registry-contracts/health';

type Point = ModuleHealth['versions'][number]['points'][number];
type Counts = Omit<Point, 'at'>;

const hourMs = 3_600_000;
const spans = { day: { steps: 24, stepMs: hourMs }, fortnight: { steps: 14, stepMs: 24 * hourMs } } as const;

/** The openings of each version in the newest steps, the newest one last; null for a step without any. */
export type Openings = Readonly<Record<string, readonly (Counts | null)[]>>;

/** The health of a module as the registry shows it. */
export function healthOf(module: string, openings: Openings, span: (typeof healthSpans)[number]): ModuleHealth {
  const { steps, stepMs } = spans[span];
  const last = Math.floor(Date.now() / stepMs) * stepMs;
  const versions = Object.entries(openings).map(([version, counted]) => {
    const points = counted.slice(-steps).flatMap((counts, index, all): Point[] => {
      if (counts === null) return [];
      return [{ at: new Date(last - (all.length - 1 - index) * stepMs).toISOString(), ...counts }];
    });
    return { version, ...sumOf(points), points };
  });
  const from = new Date(last - (steps - 1) * stepMs).toISOString();
  return { module, from, stepMinutes: stepMs / 60_000, versions };
}

function sumOf(points: readonly Point[]): Counts {
  const sum = (of: (point: Point) => number) => points.reduce((total, point) => total + of(point), 0);
  const newest = points.at(-1);
  return {
    openings: sum(({ openings }) => openings),
    failures: sum(({ failures }) => failures),
    crashes: sum(({ crashes }) => crashes),
    medianMs: newest?.medianMs ?? null,
    slowMs: newest?.slowMs ?? null,
  };
}

/** A day in which a canary fails more often than the version that it was to replace. */
export function aDayOfOpenings(): Openings {
  const hours = (from: number, to: number, { failing, ms }: { readonly failing: number; readonly ms: number }) =>
    Array.from({ length: 24 }, (_, hour) => {
      if (hour < from || hour >= to) return null;
      const openings = 40 + Math.round(100 * (1 + Math.sin(hour / 3.5)));
      const medianMs = Math.round(ms * (1 + Math.cos(hour) / 6));
      const failures = Math.round(openings * failing * (hour % 5));
      return { openings, failures, crashes: 0, medianMs, slowMs: Math.round(medianMs * 2.4) };
    });
  return {
    '1.1.0': hours(3, 24, { failing: 0.002, ms: 82 }),
    '1.2.0': hours(18, 24, { failing: 0.02, ms: 120 }),
    '1.0.0': hours(0, 4, { failing: 0.003, ms: 90 }),
  };
}
