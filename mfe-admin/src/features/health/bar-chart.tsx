import styles from './bar-chart.module.css';

/** One bar: from the bottom to `value`, with a darker part up to `inner`. */
export interface Bar {
  readonly label: string;
  readonly value: number;
  readonly inner?: number;
}

interface BarChartProps {
  /** Stands for the chart where it is not seen. */
  readonly label: string;
  /** One for each step of time; undefined where nothing is known. */
  readonly bars: readonly (Bar | undefined)[];
  /** The value of the full height. */
  readonly greatest: number;
  readonly tone: 'openings' | 'failures' | 'times';
}

const step = 10;
const width = 7;
const height = 40;

/** A small chart of one measure over time. */
export const BarChart = ({ label, bars, greatest, tone }: BarChartProps) => (
  <svg
    className={styles[tone]}
    role="img"
    aria-label={label}
    viewBox={`0 0 ${bars.length * step} ${height}`}
    preserveAspectRatio="none"
  >
    {bars.map((bar, index) => (
      <g key={index}>
        {bar && <title>{bar.label}</title>}
        <rect className={styles.base} x={index * step} width={width} y={height - 1} height={1} />
        {bar && <Column index={index} value={bar.value} greatest={greatest} className={styles.outer} />}
        {bar?.inner !== undefined && (
          <Column index={index} value={bar.inner} greatest={greatest} className={styles.inner} />
        )}
      </g>
    ))}
  </svg>
);

interface ColumnProps {
  readonly index: number;
  readonly value: number;
  readonly greatest: number;
  readonly className: string | undefined;
}

const Column = ({ index, value, greatest, className }: ColumnProps) => {
  // A value that is not zero is seen, however small.
  const tall = value === 0 ? 0 : Math.max(2, (value / greatest) * height);
  return <rect className={className} x={index * step} width={width} y={height - tall} height={tall} />;
};
