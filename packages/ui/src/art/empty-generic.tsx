import styles from './art.module.css';

/** An open, empty seed drawer. */
export const EmptyGeneric = () => (
  <svg viewBox="0 0 240 160" aria-hidden="true" className={styles.art}>
    <ellipse cx="120" cy="144" rx="96" ry="10" fill="var(--accent-soft)" />
    <path
      d="M56 72h128l14 66H42Z"
      fill="var(--surface-raised)"
      stroke="var(--accent)"
      strokeWidth="4"
      strokeLinejoin="round"
    />
    <path d="M48 106h144" stroke="var(--accent)" strokeWidth="4" />
    <path d="M106 118h28" stroke="var(--accent)" strokeWidth="6" strokeLinecap="round" />
    <path d="M120 72q3-20 0-34" fill="none" stroke="var(--accent)" strokeWidth="4" strokeLinecap="round" />
    <path d="M120 40c0-18 11-28 30-29 0 19-11 29-30 29Z" fill="var(--accent)" />
    <path d="M121 54c-1-13-10-21-25-22 0 15 9 22 25 22Z" fill="var(--sun)" />
    <g fill="var(--sun)">
      <ellipse cx="76" cy="50" rx="4" ry="6" transform="rotate(-30 76 50)" />
      <ellipse cx="176" cy="52" rx="4" ry="6" transform="rotate(25 176 52)" />
      <ellipse cx="60" cy="30" rx="3" ry="5" transform="rotate(20 60 30)" />
    </g>
  </svg>
);
