import styles from './art.module.css';

/** An empty bench below a tree. */
export const EmptyPeople = () => (
  <svg viewBox="0 0 240 160" aria-hidden="true" className={styles.art}>
    <ellipse cx="120" cy="144" rx="96" ry="10" fill="var(--accent-soft)" />
    <path
      d="M164 142q4-40 0-66M164 100q12-6 18-16M164 90q-10-4-15-12"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="6"
      strokeLinecap="round"
    />
    <circle cx="164" cy="44" r="30" fill="var(--accent)" />
    <circle cx="138" cy="60" r="22" fill="var(--accent)" opacity=".75" />
    <circle cx="190" cy="60" r="22" fill="var(--accent)" opacity=".75" />
    <g fill="var(--sun)">
      <circle cx="152" cy="36" r="5" />
      <circle cx="178" cy="46" r="5" />
      <circle cx="138" cy="62" r="5" />
      <circle cx="194" cy="66" r="5" />
    </g>
    <g fill="none" stroke="var(--danger)" strokeWidth="7" strokeLinecap="round">
      <path d="M44 86h88M44 102h88" />
      <path d="M38 120h100" strokeWidth="9" />
    </g>
    <path d="M50 82v58M126 82v58" stroke="var(--ink)" strokeWidth="6" strokeLinecap="round" />
    <path d="M84 114c-2-12 4-20 16-22 2 13-4 21-16 22Z" fill="var(--sun)" />
    <path d="M44 44a10 10 0 0 1 18-7 8 8 0 0 1 12 7 6 6 0 0 1-2 12H46a6 6 0 0 1-2-12Z" fill="var(--accent-soft)" />
  </svg>
);
