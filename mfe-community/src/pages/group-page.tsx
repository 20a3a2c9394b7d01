import { memberGroup } from '@seed/community-contracts/profiles';
import { CanonicalAddress, usePage } from '@seed/portal-sdk';
import { PageBody } from '@seed/ui/page-body';
import { PageHeader } from '@seed/ui/page-header';
import { useParams } from 'react-router-dom';
import { DirectoryFilterBar } from '../features/directory/directory-filter-bar.tsx';
import { MemberList } from '../features/directory/member-list.tsx';
import { NoMembers } from '../features/directory/no-members.tsx';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';

/** `/community/{group}`: finds the group by its name, singular or plural, in any case; an unknown group has no participants. */
export const GroupPage = () => {
  const group = memberGroup(useParams()['group'] ?? '');
  if (group === undefined) return <UnknownGroup />;
  return (
    <CanonicalAddress segment={group.slug}>
      <PageBody width="wide" key={group.slug}>
        <Header title={group.title} />
        <DirectoryFilterBar />
        <MemberList group={group.slug} />
      </PageBody>
    </CanonicalAddress>
  );
};

const UnknownGroup = () => (
  <PageBody width="wide">
    <Header title={messages.groups.title} />
    <NoMembers />
  </PageBody>
);

const Header = ({ title }: { readonly title: string }) => (
  <PageHeader
    title={title}
    titleRef={usePage({ title })}
    back={{ href: paths.community, label: messages.group.back }}
  />
);
