import { Children, type ReactNode } from 'react';
import styles from './tile.module.css';

export interface TileGridProps {
  /** `Tile`s. Each becomes an item of a list. */
  readonly children: ReactNode;
  readonly 'aria-label'?: string;
}

/**
 * A list of tiles: two columns on a phone, four from 768 px.
 *
 * @example
 * ```tsx
 * import { Tile } from '@seed/ui/tile';
 * import { TileGrid } from '@seed/ui/tile-grid';
 *
 * export const Ways = () => (
 *   <TileGrid aria-label="Main Menu">
 *     <Tile href="/notices" title="Read the Notices" gradient={1} />
 *     <Tile href="/notices" title="Explore the Albums!" gradient={2} />
 *   </TileGrid>
 * );
 * ```
 */
export const TileGrid = ({ children, ...rest }: TileGridProps) => (
  <ul {...rest} className={styles.grid}>
    {Children.map(children, (child) => (
      <li>{child}</li>
    ))}
  </ul>
);
