import { Spinner } from './spinner.tsx';
import styles from './loading-screen.module.css';

/** The screen of the first moments. */
export const LoadingScreen = ({ text = 'Loading... Please wait!' }: { readonly text?: string }) => (
  <div role="status" className={styles.screen}>
    <span aria-hidden="true">
      <Spinner size="large" />
    </span>
    <p>{text}</p>
  </div>
);
