import styles from './art.module.css';

/** A kite with a torn string above hills, for an unknown address. */
export const NotFoundDrawing = () => (
  <svg viewBox="0 0 480 300" aria-hidden="true" className={styles.scene}>
    <circle cx="372" cy="88" r="42" fill="var(--sun)" />
    <path d="M0 230q110-70 230-28t250-34v132H0Z" fill="var(--accent-soft)" />
    <path d="M0 262q140-56 270-20t210-24v82H0Z" fill="var(--accent)" opacity=".55" />
    <path d="M0 286q150-40 290-14t190-16v44H0Z" fill="var(--accent)" />
    <g transform="translate(196 92) rotate(16)">
      <path d="M0-62 42 0 0 70-42 0Z" fill="var(--danger)" />
      <path d="M0-62 42 0H0ZM0 70-42 0H0Z" fill="var(--sun)" />
      <path d="M0 70q18 20 2 40t4 34" fill="none" stroke="var(--ink)" strokeWidth="3" strokeLinecap="round" />
    </g>
    <path
      d="M128 246q4-26 30-34"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeDasharray="1 9"
    />
    <path
      d="M62 70h58a13 13 0 0 0 0-26 19 19 0 0 0-35-7 16 16 0 0 0-27 12 11 11 0 0 0 4 21ZM300 160h44a10 10 0 0 0 0-20 14 14 0 0 0-26-5 12 12 0 0 0-21 9 8 8 0 0 0 3 16Z"
      fill="var(--surface-raised)"
    />
    <g transform="translate(112 276)">
      <path d="M-14 0c-2-24 2-38 14-38s16 14 14 38Z" fill="var(--sun)" />
      <path d="M9-28q10-2 10-20" fill="none" stroke="var(--sun)" strokeWidth="6" strokeLinecap="round" />
      <circle cy="-49" r="10" fill="#c98f68" />
      <path d="M-10-49c-1-16 21-16 20 0-4-6-12-6-20 0Z" fill="#2b1d12" />
    </g>
  </svg>
);
