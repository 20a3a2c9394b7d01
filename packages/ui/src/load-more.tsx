import { Button } from './button.tsx';
import { FormError } from './form-error.tsx';
import styles from './load-more.module.css';

export interface LoadMoreProps {
  readonly onPress: () => void;
  /** Shows that the next page loads. */
  readonly isPending: boolean;
  /** The text of the button. Default 'Load more'. */
  readonly label?: string;
  /** The reason why the next page did not load. The button then reads 'Try again'. */
  readonly error?: string | undefined;
}

/**
 * Loads the next page of a list. Do not render it on the last page.
 *
 * @example
 * ```tsx
 * import { LoadMore } from '@seed/ui/load-more';
 *
 * export const MorePosts = ({ load, isLoading }: { load: () => void; isLoading: boolean }) => (
 *   <LoadMore onPress={load} isPending={isLoading} />
 * );
 * ```
 */
export const LoadMore = ({ onPress, isPending, label = 'Load more', error }: LoadMoreProps) => (
  <div className={styles.more}>
    {error !== undefined && <FormError>{error}</FormError>}
    <Button onPress={onPress} isPending={isPending}>
      {error === undefined ? label : 'Try again'}
    </Button>
  </div>
);
