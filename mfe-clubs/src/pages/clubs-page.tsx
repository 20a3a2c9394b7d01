import { usePage } from '@seed/portal-sdk';
import { PageBody } from '@seed/ui/page-body';
import { PageHeader } from '@seed/ui/page-header';
import { ClubGrid } from '../features/clubs/club-grid.tsx';
import { messages } from '../messages.ts';

/** `/clubs`. */
export const ClubsPage = () => {
  const heading = usePage({ title: messages.list.title });
  return (
    <PageBody width="wide">
      <PageHeader title={messages.list.title} titleRef={heading} intro={messages.list.intro} />
      <ClubGrid />
    </PageBody>
  );
};
