import { Button } from 'react-aria-components/Button';
import { HeartIcon } from './icons/heart.tsx';
import styles from './like-button.module.css';

export interface LikeButtonProps {
  readonly isLiked: boolean;
  readonly count: number;
  /** Gets the state that the member wants; show it at once, take it back when the server refuses. */
  readonly onChange: (isLiked: boolean) => void;
  /** What is liked, e.g. 'this post'. */
  readonly subject: string;
  readonly isDisabled?: boolean;
}

/** A heart and how many gave theirs. */
export const LikeButton = ({ isLiked, count, onChange, subject, isDisabled = false }: LikeButtonProps) => (
  <Button
    aria-label={`Like ${subject}, ${count === 1 ? '1 like' : `${count} likes`}`}
    aria-pressed={isLiked}
    isDisabled={isDisabled}
    onPress={() => onChange(!isLiked)}
    className={styles.like ?? ''}
  >
    <HeartIcon />
    <span aria-hidden="true">{count}</span>
  </Button>
);
