import { memberGroup } from '@seed/contracts/profiles';
import { usePage } from '@seed/portal-sdk';
import { PageBody } from '@seed/ui/page-body';
import { PageHeader } from '@seed/ui/page-header';
import { useParams } from 'react-router-dom';
import { DirectoryFilterBar } from '../features/directory/directory-filter-bar.tsx';
import { MemberList } from '../features/directory/member-list.tsx';
import { NoMembers } from '../features/directory/no-members.tsx';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';

/** `/community/{group}`: a group by its name, singular or plural; in an unknown one there is nobody. */
export const GroupPage = () => {
  const group = memberGroup(useParams()['group'] ?? '');
  const title = group?.title ?? messages.groups.title;
  return (
    <PageBody width="wide" key={group?.slug}>
      <Header title={title} />
      {group ? (
        <>
          <DirectoryFilterBar />
          <MemberList group={group.slug} />
        </>
      ) : (
        <NoMembers />
      )}
    </PageBody>
  );
};

const Header = ({ title }: { readonly title: string }) => (
  <PageHeader
    title={title}
    titleRef={usePage({ title })}
    back={{ href: paths.community, label: messages.group.back }}
  />
);
