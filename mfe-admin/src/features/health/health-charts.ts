import type { ModuleHealth } from '@seed/registry-contracts/health';
import { dateFormat } from '@seed/ui/formats';
import { healthMessages as texts } from '../../health-messages.ts';
import type { Bar } from './bar-chart.tsx';

export type VersionHealth = ModuleHealth['versions'][number];
type Point = VersionHealth['points'][number];
type Measure = keyof typeof texts.measures;

/** One measure of one version, ready to be drawn. */
export interface Chart {
  readonly measure: Measure;
  readonly value: string;
  readonly label: string;
  readonly bars: readonly (Bar | undefined)[];
  readonly greatest: number;
}

interface Drawn {
  /** Null where nothing is known. */
  valueOf(point: Point): number | null;
  innerOf?(point: Point): number;
  textOf(value: number): string;
  /** The least value of the full height, so that one failure of a thousand is no tall bar. */
  readonly least: number;
}

const drawn: Readonly<Record<Measure, Drawn>> = {
  openings: { valueOf: ({ openings }) => openings, textOf: texts.openings, least: 1 },
  failures: { valueOf: failingPercent, textOf: texts.percent, least: 5 },
  times: { valueOf: ({ slowMs }) => slowMs, innerOf: ({ medianMs }) => medianMs ?? 0, textOf: texts.ms, least: 1 },
};

/** The charts of one version. All versions have one scale, so that their bars can be compared. */
export function chartsOf(version: VersionHealth, health: ModuleHealth): Chart[] {
  const values: Readonly<Record<Measure, string>> = {
    openings: texts.openings(version.openings),
    failures: texts.failures(failingPercent(version), version.failures + version.crashes),
    times:
      version.medianMs === null ? texts.noTimes : texts.times(version.medianMs, version.slowMs ?? version.medianMs),
  };
  return (['openings', 'failures', 'times'] as const).map((measure) => {
    const { valueOf, textOf, least } = drawn[measure];
    const highest = (one: VersionHealth) => Math.max(0, ...one.points.map((point) => valueOf(point) ?? 0));
    const from = formatOf(health).format(new Date(health.from));
    return {
      measure,
      value: values[measure],
      label: texts.chart(texts.measures[measure], from, textOf(highest(version))),
      bars: barsOf(version, health, drawn[measure]),
      greatest: Math.max(least, ...health.versions.map(highest)),
    };
  });
}

function barsOf({ points }: VersionHealth, health: ModuleHealth, { valueOf, innerOf, textOf }: Drawn) {
  const stepMs = health.stepMinutes * 60_000;
  const from = Date.parse(health.from);
  return Array.from({ length: stepsOf(health) }, (_, index): Bar | undefined => {
    const at = from + index * stepMs;
    const point = points.find((one) => Date.parse(one.at) === at);
    const value = point && valueOf(point);
    if (point === undefined || value == null) return undefined;
    const label = `${formatOf(health).format(at)}: ${textOf(value)}`;
    return { label, value, ...(innerOf && { inner: innerOf(point) }) };
  });
}

const isHourly = ({ stepMinutes }: ModuleHealth) => stepMinutes === 60;
const stepsOf = (health: ModuleHealth) => (isHourly(health) ? 24 : 14);

const hourFormat: Intl.DateTimeFormatOptions = { weekday: 'short', hour: 'numeric' };
const dayFormat: Intl.DateTimeFormatOptions = { dateStyle: 'medium' };
const formatOf = (health: ModuleHealth) => dateFormat('en-US', isHourly(health) ? hourFormat : dayFormat);

/** The part of the openings that failed or crashed, in percent. */
function failingPercent({ openings, failures, crashes }: Pick<Point, 'openings' | 'failures' | 'crashes'>): number {
  const all = openings + crashes;
  return all === 0 ? 0 : Math.round(((failures + crashes) / all) * 1000) / 10;
}
