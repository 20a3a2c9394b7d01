// In the document itself: there with the first paint, whatever else is on its way.
import seedling from './art/seedling.svg?inline';
import { Spinner } from './spinner.tsx';
import styles from './loading-screen.module.css';

/** The screen of the first moments: a drawing that is there with the first paint, and what is going on. */
export const LoadingScreen = ({ text = 'Loading... Please wait!' }: { readonly text?: string }) => (
  <div role="status" className={styles.screen}>
    <img src={seedling} alt="" width={264} height={200} decoding="sync" className={styles.drawing} />
    <p className={styles.text}>
      <span aria-hidden="true" className={styles.spinner}>
        <Spinner />
      </span>
      {text}
    </p>
  </div>
);
