import styles from './art.module.css';

/** A board with two notes and room for a third. */
export const EmptyNotes = () => (
  <svg viewBox="0 0 240 160" aria-hidden="true" className={styles.art}>
    <ellipse cx="120" cy="146" rx="96" ry="9" fill="var(--accent-soft)" />
    <g transform="rotate(-6 70 76)">
      <rect x="34" y="40" width="72" height="76" rx="12" fill="var(--note-1)" />
      <path d="M50 64h40M50 80h28" stroke="var(--note-ink)" strokeWidth="5" strokeLinecap="round" opacity=".45" />
    </g>
    <g transform="rotate(5 170 70)">
      <rect x="134" y="30" width="72" height="72" rx="12" fill="var(--note-5)" />
      <path d="M150 54h40M150 70h22" stroke="var(--note-ink)" strokeWidth="5" strokeLinecap="round" opacity=".45" />
    </g>
    <rect
      x="88"
      y="74"
      width="68"
      height="66"
      rx="12"
      fill="var(--surface-raised)"
      stroke="var(--accent)"
      strokeWidth="4"
      strokeDasharray="9 8"
    />
    <path d="M122 126q2-18-1-30" fill="none" stroke="var(--accent)" strokeWidth="4" strokeLinecap="round" />
    <path d="M121 104c-1-13 7-21 21-22 1 14-7 22-21 22Z" fill="var(--accent)" />
    <path d="M121 116c-1-8-6-14-17-15 0 10 7 15 17 15Z" fill="var(--accent)" opacity=".6" />
  </svg>
);
