import { Busy } from '@seed/ui/busy';
import { Card } from '@seed/ui/card';
import { Skeleton } from '@seed/ui/skeleton';
import { messages } from '../../messages.ts';
import card from './document-card.module.css';
import styles from './document-list.module.css';

const nameWidths = ['72%', '88%', '61%', '83%', '55%', '78%'];

/** The skeleton of the list, as large as the list. */
export const DocumentListSkeleton = () => (
  <Busy label={messages.list.loading} className={styles.list ?? ''}>
    {nameWidths.map((width) => (
      <Card key={width} className={card.card ?? ''}>
        <div className={card.row}>
          <Skeleton shape="block" width="1.5rem" height="1.5rem" />
          <div className={card.text}>
            <div className={card.name}>
              <Skeleton width={width} />
              <Skeleton width="40%" />
            </div>
            <div className={card.about}>
              <Skeleton width="12rem" />
            </div>
          </div>
        </div>
      </Card>
    ))}
  </Busy>
);
