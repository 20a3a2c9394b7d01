import styles from './art.module.css';

/** A plug beside its socket, for a lost connection. */
export const OfflineDrawing = () => (
  <svg viewBox="0 0 240 160" aria-hidden="true" className={styles.art}>
    <ellipse cx="120" cy="144" rx="96" ry="10" fill="var(--accent-soft)" />
    <path d="M14 118q40 16 60-8t30-32" fill="none" stroke="var(--accent)" strokeWidth="6" strokeLinecap="round" />
    <path
      d="M226 118q-40 16-60-8t-30-32"
      fill="none"
      stroke="var(--accent)"
      strokeWidth="6"
      strokeLinecap="round"
      opacity=".6"
    />
    <g transform="rotate(-38 98 70)">
      <path d="M76 56h22q16 0 16 16t-16 16H76q-6 0-6-6V62q0-6 6-6Z" fill="var(--danger)" />
      <path d="M116 65h14M116 79h14" stroke="var(--ink)" strokeWidth="5" strokeLinecap="round" />
    </g>
    <g transform="rotate(38 142 70)">
      <path d="M142 52h24q6 0 6 6v28q0 6-6 6h-24q-12 0-12-20t12-20Z" fill="var(--sun)" />
      <path d="M140 65h8M140 79h8" stroke="var(--sun-ink)" strokeWidth="5" strokeLinecap="round" />
    </g>
    <path d="M120 18v14M104 22l5 11M136 22l-5 11" stroke="var(--line-strong)" strokeWidth="4" strokeLinecap="round" />
    <path d="M56 122c-1-14 7-22 20-23 1 14-7 22-20 23Z" fill="var(--accent)" />
    <path d="M182 121c1-12-6-20-18-21 0 12 7 20 18 21Z" fill="var(--accent)" opacity=".7" />
  </svg>
);
