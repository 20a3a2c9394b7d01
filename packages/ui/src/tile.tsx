import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Anchor } from './internal/anchor.tsx';
import styles from './tile.module.css';

/** One of the eight gradients of `tokens.css`. */
export type TileGradient = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export interface TileProps {
  readonly href: string;
  readonly title: string;
  /** The address of a drawing, e.g. of `@seed/ui/art/tiles/academic.svg`, shown 48 to 72 px wide. */
  readonly picture?: string;
  /** An icon of about 40 px instead of the picture. */
  readonly icon?: ReactNode;
  /** The background. `tileGradient` cycles over all eight. */
  readonly gradient: TileGradient;
  /** A short line below the title. Nothing in it can be pressed: the whole tile is a link. */
  readonly children?: ReactNode;
}

/**
 * A large link of the main menu, the notices or the document categories. Place tiles in a `TileGrid`.
 *
 * @example
 * ```tsx
 * import { Tile } from '@seed/ui/tile';
 *
 * export const ToNotices = () => <Tile href="/notices" title="Read the Notices" gradient={1} />;
 * ```
 */
export const Tile = ({ href, title, picture, icon, gradient, children }: TileProps) => (
  <Anchor href={href} className={classNames(styles.tile, styles[`gradient${gradient}`])}>
    {picture && (
      // It only decorates, so the text of the page comes first: the browser requests it once the page has its layout.
      <img
        loading="lazy"
        src={picture}
        alt=""
        width={64}
        height={64}
        decoding="async"
        fetchPriority="low"
        className={styles.picture}
      />
    )}
    {icon && (
      <span aria-hidden="true" className={styles.icon}>
        {icon}
      </span>
    )}
    <span className={styles.title}>{title}</span>
    {children && <div className={styles.line}>{children}</div>}
  </Anchor>
);

/**
 * The gradient of a tile in a list. It starts again after the eighth.
 *
 * @param index the tile's position, from 0
 *
 * @example
 * ```ts
 * import { tileGradient } from '@seed/ui/tile';
 *
 * export const ninth = tileGradient(8); // 1
 * ```
 */
export const tileGradient = (index: number): TileGradient => gradients[index % gradients.length] ?? 1;

const gradients: readonly TileGradient[] = [1, 2, 3, 4, 5, 6, 7, 8];
