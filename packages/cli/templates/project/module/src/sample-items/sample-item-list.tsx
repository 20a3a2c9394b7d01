import { EmptyList, PagedList } from '@seed/portal-sdk';
import { EmptyGeneric } from '@seed/ui/art/empty-generic';
import { Busy } from '@seed/ui/busy';
import { Skeleton } from '@seed/ui/skeleton';
import { useSampleItems } from '../api/list-sample-items.ts';
import { messages } from '../messages.ts';
import { SampleItemCard } from './sample-item-card.tsx';
import styles from './sample-items.module.css';

export interface SampleItemListProps {
  readonly onAdd: () => void;
}

export const SampleItemList = ({ onAdd }: SampleItemListProps) => (
  <PagedList
    query={useSampleItems()}
    texts={messages.list}
    loading={<Loading />}
    empty={<EmptyList texts={messages.list} drawing={<EmptyGeneric />} onAdd={onAdd} />}
    className={styles.list}
  >
    {(item) => <SampleItemCard item={item} />}
  </PagedList>
);

const Loading = () => (
  <Busy label={messages.list.loading} className={styles.list ?? ''}>
    {['1', '2', '3'].map((key) => (
      <Skeleton key={key} shape="block" height="7rem" />
    ))}
  </Busy>
);
