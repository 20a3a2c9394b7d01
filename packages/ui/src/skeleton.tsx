import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** 'line' is as high as a line of text, 'block' fills its container. Default 'line'. */
  readonly shape?: 'line' | 'block' | 'circle';
  /** Any CSS length. Default '100%'. */
  readonly width?: string;
  /** Any CSS length. Default: by the shape. */
  readonly height?: string;
}

/**
 * A grey shape in the size of content that loads. Place it in a `Busy`.
 *
 * @example
 * ```tsx
 * import { Skeleton } from '@seed/ui/skeleton';
 *
 * export const TitleShape = () => <Skeleton width="60%" />;
 * ```
 */
export const Skeleton = ({ shape = 'line', width = '100%', height }: SkeletonProps) => (
  <span aria-hidden="true" className={classNames(styles.bone, styles[shape])} style={{ width, height }} />
);
