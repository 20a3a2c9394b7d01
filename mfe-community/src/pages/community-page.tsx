import { usePage, useSearchWords } from '@seed/portal-sdk';
import { ButtonLink } from '@seed/ui/button-link';
import { PageBody } from '@seed/ui/page-body';
import { PageHeader } from '@seed/ui/page-header';
import { SearchAsYouType } from '@seed/ui/search-as-you-type';
import { GroupGrid } from '../features/directory/group-grid.tsx';
import { MemberList } from '../features/directory/member-list.tsx';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';

/** `/community`: the groups, or the members of all groups whose names a search finds. */
export const CommunityPage = () => {
  const { title, intro, search: label, ownProfile } = messages.groups;
  const { words, search } = useSearchWords();
  const heading = usePage({ title });
  return (
    <PageBody width="wide">
      <PageHeader title={title} titleRef={heading} intro={intro} />
      <SearchAsYouType label={label} query={words} onSearch={search} />
      {words === '' ? <GroupGrid /> : <MemberList />}
      <div>
        <ButtonLink href={paths.ownProfile}>{ownProfile}</ButtonLink>
      </div>
    </PageBody>
  );
};
