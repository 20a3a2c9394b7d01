import type { Rollout } from '@seed/registry-contracts/rollouts';
import { rolloutMessages } from '../../rollout-messages.ts';
import styles from './comparison-chart.module.css';

type Openings = Rollout['comparison']['canary'];

interface Measure {
  readonly label: string;
  /** The length of the bar; null without a value. */
  valueOf(openings: Openings): number | null;
  textOf(value: number): string;
}

const texts = rolloutMessages.list;
const measures: readonly Measure[] = [
  { label: texts.visits, valueOf: ({ visits }) => visits, textOf: String },
  {
    label: texts.failures,
    valueOf: ({ visits, failures }) => (visits === 0 ? null : failures / visits),
    textOf: (part) => texts.percent(Math.round(part * 1000) / 10),
  },
  { label: texts.median, valueOf: ({ medianMs }) => medianMs, textOf: texts.ms },
];
const sides = ['canary', 'stable'] as const;

/** The health of the canary beside that of the live version: how often each was opened, failed, and how fast it was. */
export const ComparisonChart = ({ comparison }: Pick<Rollout, 'comparison'>) => (
  <dl className={styles.chart}>
    {measures.map((measure) => (
      <div key={measure.label} className={styles.measure}>
        <dt>{measure.label}</dt>
        {sides.map((side) => (
          <Bar key={side} side={side} measure={measure} comparison={comparison} />
        ))}
      </div>
    ))}
  </dl>
);

interface BarProps extends Pick<Rollout, 'comparison'> {
  readonly side: (typeof sides)[number];
  readonly measure: Measure;
}

const Bar = ({ side, measure, comparison }: BarProps) => {
  const value = measure.valueOf(comparison[side]);
  const greatest = Math.max(...sides.map((one) => measure.valueOf(comparison[one]) ?? 0));
  const width = greatest === 0 ? 0 : Math.round(((value ?? 0) / greatest) * 100);
  return (
    <dd className={styles[side]}>
      <span className={styles.bar} style={{ width: `${width}%` }} />
      <span>
        {texts[side]}: {value === null ? texts.unknown : measure.textOf(value)}
      </span>
    </dd>
  );
};
