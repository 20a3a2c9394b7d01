import styles from './art.module.css';

/** A seedling that hangs its head: something went wrong, a little water helps. */
export const Wilted = () => (
  <svg viewBox="0 0 240 160" aria-hidden="true" className={styles.art} />
);
