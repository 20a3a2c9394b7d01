import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** 'line' is as high as a line of text, 'block' fills its box. Default 'line'. */
  readonly shape?: 'line' | 'block' | 'circle';
  /** Any CSS length. Default '100%'. */
  readonly width?: string;
  readonly height?: string;
}

/** Where something will stand, in the size that it will have. Put it in a `Busy`. */
export const Skeleton = ({ shape = 'line', width = '100%', height }: SkeletonProps) => (
  <span aria-hidden="true" className={classNames(styles.bone, styles[shape])} style={{ width, height }} />
);
