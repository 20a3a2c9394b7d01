import { Button } from './button.tsx';
import { FormError } from './form-error.tsx';
import styles from './load-more.module.css';

export interface LoadMoreProps {
  readonly onPress: () => void;
  readonly isPending: boolean;
  /** Default 'Load more'. */
  readonly label?: string;
  /** Why the next page did not load; the button then reads 'Try again'. */
  readonly error?: string | undefined;
}

/** The way to the next page of a list; leave it out when there is none. */
export const LoadMore = ({ onPress, isPending, label = 'Load more', error }: LoadMoreProps) => (
  <div className={styles.more}>
    {error !== undefined && <FormError>{error}</FormError>}
    <Button onPress={onPress} isPending={isPending}>
      {error === undefined ? label : 'Try again'}
    </Button>
  </div>
);
