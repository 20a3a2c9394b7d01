import { classNames } from './class-names.ts';
import { HeartIcon } from './icons/heart.tsx';
import { Pressable } from './internal/pressable.tsx';
import styles from './like-button.module.css';

export interface LikeButtonProps {
  /** Whether the member likes it. */
  readonly isLiked: boolean;
  /** The number of likes, the member's own included. */
  readonly count: number;
  /** Receives the wanted state. Show it at once, and restore the old one when the server refuses. */
  readonly onChange: (isLiked: boolean) => void;
  /** The thing for the accessible name, e.g. 'this post'. */
  readonly subject: string;
  readonly isDisabled?: boolean;
  /** Makes the number a button of its own, for what shows the members who like it. */
  readonly onPressCount?: (() => void) | undefined;
}

/**
 * Toggles the member's like and shows the number of likes.
 *
 * @example
 * ```tsx
 * import { LikeButton } from '@seed/ui/like-button';
 *
 * export const LikePost = ({ like }: { like: (isLiked: boolean) => void }) => (
 *   <LikeButton isLiked={false} count={3} subject="this post" onChange={like} />
 * );
 * ```
 */
export const LikeButton = ({ onPressCount, ...props }: LikeButtonProps) => {
  if (onPressCount === undefined) return <Heart {...props} showsCount />;
  const { count, subject } = props;
  return (
    <span className={styles.pair}>
      <Heart {...props} showsCount={count === 0} />
      {count > 0 && (
        <Pressable
          aria-label={`${likes(count)} of ${subject}: show the members`}
          onPress={onPressCount}
          className={classNames(styles.like, styles.count)}
        >
          {count}
        </Pressable>
      )}
    </span>
  );
};

interface HeartProps extends Omit<LikeButtonProps, 'onPressCount'> {
  readonly showsCount: boolean;
}

const Heart = ({ isLiked, count, onChange, subject, isDisabled = false, showsCount }: HeartProps) => (
  <Pressable
    aria-label={`Like ${subject}, ${likes(count)}`}
    aria-pressed={isLiked}
    isDisabled={isDisabled}
    onPress={() => onChange(!isLiked)}
    className={styles.like}
  >
    <HeartIcon />
    {showsCount && <span aria-hidden="true">{count}</span>}
  </Pressable>
);

const likes = (count: number) => (count === 1 ? '1 like' : `${count} likes`);
