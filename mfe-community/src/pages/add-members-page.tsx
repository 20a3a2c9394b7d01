import { usePage } from '@seed/portal-sdk';
import { PageBody } from '@seed/ui/page-body';
import { PageHeader } from '@seed/ui/page-header';
import { AccountsState } from '../features/import/accounts-state.tsx';
import { AddMemberForm } from '../features/import/add-member-form.tsx';
import { ImportFile } from '../features/import/import-file.tsx';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';

/** `/community/add-people`, for Admins: one person by a form, many by a file. */
export const AddMembersPage = () => {
  const { title, intro } = messages.addMembers;
  return (
    <PageBody>
      <PageHeader
        title={title}
        titleRef={usePage({ title })}
        intro={intro}
        back={{ href: paths.community, label: messages.group.back }}
      />
      <AddMemberForm />
      <ImportFile />
      <AccountsState />
    </PageBody>
  );
};
