import type { Club } from '@seed/clubs-contracts/clubs';
import { IconButton } from '@seed/ui/icon-button';
import { ChevronDownIcon } from '@seed/ui/icons/chevron-down';
import { ChevronUpIcon } from '@seed/ui/icons/chevron-up';
import type { DragEvent } from 'react';
import { messages } from '../../../messages.ts';
import styles from './order.module.css';

/** A type of its own, so that no text or file from elsewhere is dropped as a club. */
const dragType = 'application/x-seed-club';

export interface OrderedClubProps {
  readonly club: Club;
  /** Its place, from 0 on. */
  readonly place: number;
  readonly onMove: (club: Club, place: number) => void;
  /** The club of the list with this id. */
  readonly clubAt: (id: number) => Club | undefined;
}

/** A club that its buttons, or a mouse, move. The buttons stay enabled at the ends, so that none loses the focus. */
export const OrderedClub = ({ club, place, onMove, clubAt }: OrderedClubProps) => {
  const drag = ({ dataTransfer }: DragEvent) => {
    dataTransfer.setData(dragType, String(club.id));
    dataTransfer.effectAllowed = 'move';
  };
  const over = (event: DragEvent) => {
    if (event.dataTransfer.types.includes(dragType)) event.preventDefault();
  };
  const drop = (event: DragEvent) => {
    const dragged = clubAt(Number(event.dataTransfer.getData(dragType)));
    if (dragged === undefined) return;
    event.preventDefault();
    onMove(dragged, place);
  };
  return (
    <li className={styles.row} draggable onDragStart={drag} onDragOver={over} onDrop={drop}>
      <span className={styles.name}>{club.name}</span>
      <IconButton
        label={messages.order.up(club.name)}
        icon={<ChevronUpIcon />}
        onPress={() => onMove(club, place - 1)}
      />
      <IconButton
        label={messages.order.down(club.name)}
        icon={<ChevronDownIcon />}
        onPress={() => onMove(club, place + 1)}
      />
    </li>
  );
};
