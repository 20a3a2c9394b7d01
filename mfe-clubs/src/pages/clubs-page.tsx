import { usePage } from '@seed/portal-sdk';
import { PageHeader } from '@seed/ui/page-header';
import { ClubGrid } from '../features/clubs/club-grid.tsx';
import { messages } from '../messages.ts';
import styles from './page.module.css';

/** `/clubs`. */
export const ClubsPage = () => {
  const heading = usePage({ title: messages.list.title });
  return (
    <div className={styles.page}>
      <PageHeader title={messages.list.title} titleRef={heading} intro={messages.list.intro} />
      <ClubGrid />
    </div>
  );
};
