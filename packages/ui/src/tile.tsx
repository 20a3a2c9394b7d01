import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { classNames } from './class-names.ts';
import styles from './tile.module.css';

export type TileGradient = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export interface TileProps {
  readonly href: string;
  readonly title: string;
  /** The address of a round drawing, e.g. of `@seed/ui/art/tiles/academic.svg`. */
  readonly picture?: string;
  /** Instead of it a Lucide icon, or whatever else is of about 40 px. */
  readonly icon?: ReactNode;
  /** Which of the eight gradients; see `tileGradient` for cycling over them. */
  readonly gradient: TileGradient;
}

/** A large door to somewhere: main menu, clubs, document categories. Put tiles in a `TileGrid`. */
export const Tile = ({ href, title, picture, icon, gradient }: TileProps) => (
  <Link href={href} className={classNames(styles.tile, styles[`gradient${gradient}`])}>
    {picture && <img src={picture} alt="" width={64} height={64} decoding="async" className={styles.picture} />}
    {icon && (
      <span aria-hidden="true" className={styles.icon}>
        {icon}
      </span>
    )}
    <span className={styles.title}>{title}</span>
  </Link>
);

/** The gradient of the n-th tile, counted from 0; begins again after the eighth. */
export const tileGradient = (index: number): TileGradient => gradients[index % gradients.length] ?? 1;

const gradients: readonly TileGradient[] = [1, 2, 3, 4, 5, 6, 7, 8];
