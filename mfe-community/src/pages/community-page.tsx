import { usePage } from '@seed/portal-sdk';
import { ButtonLink } from '@seed/ui/button-link';
import { PageBody } from '@seed/ui/page-body';
import { PageHeader } from '@seed/ui/page-header';
import { GroupGrid } from '../features/directory/group-grid.tsx';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';

/** `/community`. */
export const CommunityPage = () => {
  const { title, intro, ownProfile } = messages.groups;
  const heading = usePage({ title });
  return (
    <PageBody width="wide">
      <PageHeader title={title} titleRef={heading} intro={intro} />
      <GroupGrid />
      <div>
        <ButtonLink href={paths.ownProfile}>{ownProfile}</ButtonLink>
      </div>
    </PageBody>
  );
};
