import { Children, type ReactNode } from 'react';
import styles from './tile.module.css';

export interface TileGridProps {
  /** `Tile`s; each becomes an item of the list. */
  readonly children: ReactNode;
  readonly 'aria-label'?: string;
}

/** Two tiles beside each other on a phone, four on a wide screen. */
export const TileGrid = ({ children, ...rest }: TileGridProps) => (
  <ul {...rest} className={styles.grid}>
    {Children.map(children, (child) => (
      <li>{child}</li>
    ))}
  </ul>
);
