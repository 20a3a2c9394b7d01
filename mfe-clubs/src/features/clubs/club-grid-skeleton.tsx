import { Busy } from '@seed/ui/busy';
import { Skeleton } from '@seed/ui/skeleton';
import { TileGrid } from '@seed/ui/tile-grid';
import { clubsAtFirst } from '../../constants.ts';
import { messages } from '../../messages.ts';
import styles from './club-grid.module.css';

/** The skeleton of the grid, as large as the grid. */
export const ClubGridSkeleton = () => (
  <Busy label={messages.list.loading}>
    <TileGrid>
      {Array.from({ length: clubsAtFirst }, (_, index) => (
        <div key={index} className={styles.bone}>
          <Skeleton shape="block" height="100%" />
        </div>
      ))}
    </TileGrid>
  </Busy>
);
