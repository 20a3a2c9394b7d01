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
export const LikeButton = ({ isLiked, count, onChange, subject, isDisabled = false }: LikeButtonProps) => (
  <Pressable
    aria-label={`Like ${subject}, ${count === 1 ? '1 like' : `${count} likes`}`}
    aria-pressed={isLiked}
    isDisabled={isDisabled}
    onPress={() => onChange(!isLiked)}
    className={styles.like}
  >
    <HeartIcon />
    <span aria-hidden="true">{count}</span>
  </Pressable>
);
