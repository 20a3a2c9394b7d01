import styles from './logo.module.css';

/** The mark and the name. Its accessible name is 'SEED'. */
export const Logo = () => (
  <span className={styles.logo}>
    <svg viewBox="0 0 48 48" aria-hidden="true" className={styles.mark}>
      <path d="M24 27C23.5 15 31 6.5 44.5 6 45 18.5 37 27.5 24 27Z" fill="var(--accent)" />
      <path d="M24 32.5C24 23.5 17 17 4 17c0 10.5 8 17 20 15.5Z" fill="var(--sun)" />
      <path d="M24 26v12" fill="none" stroke="var(--ink)" strokeWidth="3.5" strokeLinecap="round" />
      <path d="M14 42.5c0-3.5 4-5.5 10-5.5s10 2 10 5.5Z" fill="var(--ink)" />
    </svg>
    SEED
  </span>
);
