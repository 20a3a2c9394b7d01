import { usePage, usePortal, useSearchWords } from '@seed/portal-sdk';
import { ButtonLink } from '@seed/ui/button-link';
import { PageBody } from '@seed/ui/page-body';
import { PageHeader } from '@seed/ui/page-header';
import { SearchAsYouType } from '@seed/ui/search-as-you-type';
import { GroupGrid } from '../features/directory/group-grid.tsx';
import { MemberList } from '../features/directory/member-list.tsx';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import styles from './community-page.module.css';

/** `/community`: the groups, or the members of all groups whose names a search finds. */
export const CommunityPage = () => {
  const { title, intro, search: label, ownProfile } = messages.groups;
  const { user } = usePortal();
  const { words, search } = useSearchWords();
  const heading = usePage({ title });
  return (
    <PageBody width="wide">
      <PageHeader title={title} titleRef={heading} intro={intro} />
      <SearchAsYouType label={label} query={words} onSearch={search} />
      {words === '' ? <GroupGrid /> : <MemberList />}
      <div className={styles.links}>
        <ButtonLink href={paths.ownProfile}>{ownProfile}</ButtonLink>
        {user.isAdmin && <ButtonLink href={paths.addMembers}>{messages.addMembers.title}</ButtonLink>}
      </div>
    </PageBody>
  );
};
