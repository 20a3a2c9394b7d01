import styles from './art.module.css';

/** A table with two empty chairs and tea in the morning sun. */
export const EmptyMeetings = () => (
  <svg viewBox="0 0 240 160" aria-hidden="true" className={styles.art}>
    <ellipse cx="120" cy="144" rx="96" ry="10" fill="var(--accent-soft)" />
    <circle cx="120" cy="66" r="44" fill="var(--sun-soft)" />
    <circle cx="120" cy="66" r="30" fill="var(--sun)" />
    <g fill="none" stroke="var(--accent)" strokeWidth="6" strokeLinecap="round" strokeLinejoin="round">
      <path d="M44 58v80M44 104h30v34M196 58v80M196 104h-30v34" />
    </g>
    <path d="M38 56q6-10 12 0v36H38ZM190 56q6-10 12 0v36h-12Z" fill="var(--danger)" />
    <path d="M112 96h16v44h-16Z" fill="var(--accent)" opacity=".7" />
    <path d="M78 86h84q6 0 6 6t-6 6H78q-6 0-6-6t6-6Z" fill="var(--accent)" />
    <path
      d="M98 66h20q0 20-10 20t-10-20ZM132 72h16q0 14-8 14t-8-14Z"
      fill="var(--surface-raised)"
      stroke="var(--accent)"
      strokeWidth="3.5"
      strokeLinejoin="round"
    />
    <path
      d="M104 58q-4-5 0-10t0-10M112 58q-4-5 0-10t0-10"
      fill="none"
      stroke="var(--ink-muted)"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <path d="M90 141q30-8 60 0" fill="none" stroke="var(--accent)" strokeWidth="6" strokeLinecap="round" />
  </svg>
);
