import styles from './art.module.css';

/** An empty calendar sheet with a rising sun. */
export const EmptyDay = () => (
  <svg viewBox="0 0 240 160" aria-hidden="true" className={styles.art}>
    <ellipse cx="120" cy="144" rx="96" ry="10" fill="var(--accent-soft)" />
    <path
      d="M66 34q0-12 12-12h84q12 0 12 12v74l-30 30H78q-12 0-12-12Z"
      fill="var(--surface-raised)"
      stroke="var(--accent)"
      strokeWidth="4"
      strokeLinejoin="round"
    />
    <path d="M68 52V34q0-10 10-10h84q10 0 10 10v18Z" fill="var(--danger)" />
    <path d="M92 14v18M148 14v18" stroke="var(--ink)" strokeWidth="6" strokeLinecap="round" />
    <path
      d="M174 108h-18q-12 0-12 12v18Z"
      fill="var(--accent-soft)"
      stroke="var(--accent)"
      strokeWidth="4"
      strokeLinejoin="round"
    />
    <path d="M96 100a22 22 0 0 1 44 0Z" fill="var(--sun)" />
    <path d="M118 68v-6M95 77l-5-5M141 77l5-5M88 100h60" stroke="var(--sun)" strokeWidth="5" strokeLinecap="round" />
    <path d="M40 140q1-16-1-24" fill="none" stroke="var(--accent)" strokeWidth="4" strokeLinecap="round" />
    <path d="M39 120c-1-13 7-20 20-20 1 13-7 20-20 20Z" fill="var(--accent)" />
    <path d="M40 132c-1-9-7-14-17-15 0 10 7 15 17 15Z" fill="var(--accent)" opacity=".6" />
    <path
      d="M204 142c-2-12 3-20 14-23 1 13-4 20-14 23Zm0 0c1-9-3-15-12-18 0 10 4 16 12 18Z"
      fill="var(--accent)"
      opacity=".6"
    />
  </svg>
);
