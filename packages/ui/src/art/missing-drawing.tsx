import styles from './art.module.css';

/** A signpost where the path forks, for a subject that does not exist. */
export const MissingDrawing = () => (
  <svg viewBox="0 0 240 160" aria-hidden="true" className={styles.art}>
    <ellipse cx="120" cy="144" rx="96" ry="10" fill="var(--accent-soft)" />
    <path d="M36 142q60-8 74-46 16 38 94 46Z" fill="var(--sun-soft)" />
    <path d="M118 140V26" stroke="var(--ink)" strokeWidth="8" strokeLinecap="round" />
    <path d="M104 36h70l16 15-16 15h-70q-6 0-6-6V42q0-6 6-6Z" fill="var(--sun)" />
    <path d="M132 72H74L58 86l16 14h58q6 0 6-6V78q0-6-6-6Z" fill="var(--danger)" />
    <path d="M114 51h40M84 86h30" stroke="var(--surface-raised)" strokeWidth="5" strokeLinecap="round" />
    <path d="M118 26c0-11 7-17 19-17 0 11-7 17-19 17Z" fill="var(--accent)" />
    <path
      d="M44 140c-2-15 3-25 16-28 2 15-3 25-16 28Zm0 0c1-12-4-19-15-22 0 12 5 20 15 22ZM186 140c-2-12 3-20 14-23 1 13-4 20-14 23Zm0 0c1-9-3-15-12-18 0 10 4 16 12 18Z"
      fill="var(--accent)"
    />
  </svg>
);
