import { Busy } from '@seed/ui/busy';
import { Skeleton } from '@seed/ui/skeleton';
import { messages } from '../../messages.ts';
import styles from './note-board.module.css';

const heights = ['11rem', '14rem', '12.5rem', '13rem', '10.5rem', '14.5rem'];

/** The skeleton of the board, about as large as the board. */
export const NoteBoardSkeleton = () => (
  <Busy label={messages.board.loading} className={styles.board ?? ''}>
    {heights.map((height) => (
      <div key={height}>
        <Skeleton shape="block" height={height} />
      </div>
    ))}
  </Busy>
);
