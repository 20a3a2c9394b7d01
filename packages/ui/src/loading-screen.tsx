import { SeedlingDrawing } from './art/seedling-drawing.tsx';
import { Spinner } from './spinner.tsx';
import styles from './loading-screen.module.css';

export interface LoadingScreenProps {
  /** The text below the drawing. Default 'Loading... Please wait!'. */
  readonly text?: string;
}

/**
 * Fills the page while a module or the session loads.
 *
 * @example
 * ```tsx
 * import { LoadingScreen } from '@seed/ui/loading-screen';
 *
 * export const Startup = () => <LoadingScreen />;
 * ```
 */
export const LoadingScreen = ({ text = 'Loading... Please wait!' }: LoadingScreenProps) => (
  <div role="status" className={styles.screen}>
    <SeedlingDrawing className={styles.drawing} />
    <p className={styles.text}>
      <span aria-hidden="true" className={styles.spinner}>
        <Spinner />
      </span>
      {text}
    </p>
  </div>
);
