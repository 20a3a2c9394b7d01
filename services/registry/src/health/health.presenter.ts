import type { ModuleHealth } from '@seed/registry-contracts/health';
import { quantile } from './mount-times.ts';
import type { OpeningCountRow } from './opening-count.entity.ts';

interface Span {
  readonly module: string;
  readonly from: Date;
  readonly stepMs: number;
}

/** @param rows ordered by their hour */
export function presentHealth({ module, from, stepMs }: Span, rows: readonly OpeningCountRow[]): ModuleHealth {
  const byVersion = grouped(rows, ({ releaseVersion }) => releaseVersion);
  const newestFirst = byVersion.toSorted(([, one], [, other]) => lastHour(other) - lastHour(one));
  const versions = newestFirst.map(([version, counted]) => {
    const steps = grouped(counted, ({ hour }) => Math.floor(hour.getTime() / stepMs) * stepMs);
    const points = steps.map(([at, step]) => ({ at: new Date(at).toISOString(), ...countsOf(step) }));
    return { version, ...countsOf(counted), points };
  });
  return { module, from: from.toISOString(), stepMinutes: stepMs / 60_000, versions };
}

/** The groups stand in the order of their first rows. */
function grouped<K>(rows: readonly OpeningCountRow[], keyOf: (row: OpeningCountRow) => K): [K, OpeningCountRow[]][] {
  const groups = new Map<K, OpeningCountRow[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups];
}

function lastHour(rows: readonly OpeningCountRow[]): number {
  return rows.at(-1)?.hour.getTime() ?? 0;
}

function countsOf(rows: readonly OpeningCountRow[]) {
  const sums = new Map<string, number>();
  for (const { outcome, openings } of rows) sums.set(outcome, (sums.get(outcome) ?? 0) + openings);
  const { failed: failures = 0, crashed: crashes = 0, ...times } = Object.fromEntries(sums);
  const classes = new Map(Object.entries(times).map(([timeClass, count]) => [Number(timeClass), count]));
  const mounted = [...classes.values()].reduce((sum, count) => sum + count, 0);
  return {
    openings: mounted + failures,
    failures,
    crashes,
    medianMs: quantile(classes, 0.5),
    slowMs: quantile(classes, 0.95),
  };
}
