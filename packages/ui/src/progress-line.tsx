import styles from './progress-line.module.css';

/** A thin line on the upper edge of its positioned box. Shows itself only when the wait passes 300 ms. */
export const ProgressLine = ({ label = 'Loading' }: { readonly label?: string }) => (
  <div role="progressbar" aria-label={label} className={styles.line} />
);
