import styles from './art.module.css';

/** A magnifying glass over a single leaf. */
export const EmptySearch = () => (
  <svg viewBox="0 0 240 160" aria-hidden="true" className={styles.art}>
    <ellipse cx="120" cy="144" rx="96" ry="10" fill="var(--accent-soft)" />
    <circle cx="176" cy="44" r="20" fill="var(--sun)" />
    <path d="M44 138c-2-16 4-26 18-30 2 16-4 26-18 30Z" fill="var(--accent)" opacity=".6" />
    <path d="M44 138c1-12-4-20-16-23 0 12 6 20 16 23Z" fill="var(--accent)" />
    <path d="m143 103 36 34" stroke="var(--ink)" strokeWidth="13" strokeLinecap="round" />
    <circle cx="113" cy="72" r="44" fill="var(--surface-raised)" stroke="var(--accent)" strokeWidth="8" />
    <path
      d="M82 66c3-14 11-22 24-25"
      fill="none"
      stroke="var(--accent)"
      strokeWidth="5"
      strokeLinecap="round"
      opacity=".4"
    />
    <path
      d="M106 100q-2-16 8-28"
      fill="none"
      stroke="var(--accent)"
      strokeWidth="4"
      strokeLinecap="round"
      strokeDasharray="1 8"
    />
    <path d="M112 76c0-14 9-22 24-22 0 14-9 22-24 22Z" fill="var(--sun)" />
  </svg>
);
