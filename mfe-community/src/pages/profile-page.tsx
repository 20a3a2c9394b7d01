import type { Profile } from '@seed/community-contracts/profiles';
import { FailedPage, isApiError, NotFound, usePage, usePortal } from '@seed/portal-sdk';
import { ButtonLink } from '@seed/ui/button-link';
import { BackLink } from '@seed/ui/back-link';
import { PencilIcon } from '@seed/ui/icons/pencil';
import { PageBody } from '@seed/ui/page-body';
import { Outlet, useParams } from 'react-router-dom';
import { useProfile } from '../features/profiles/api/get-profile.ts';
import { ProfileSheet } from '../features/profiles/profile-sheet.tsx';
import { ReportMenu } from '../features/profiles/report-menu.tsx';
import { RemoveMember } from '../features/profiles/remove-member.tsx';
import { ProfileSkeleton } from '../features/profiles/profile-skeleton.tsx';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import styles from './profile-page.module.css';

/** `/community/profiles/{id}`: read-only, but an Admin changes role and years and can remove the member. */
export const ProfilePage = () => {
  const id = useParams()['id'] ?? '';
  return (
    <PageBody>
      <div>
        <BackLink href={paths.community}>{messages.profile.back}</BackLink>
        <ProfileById key={id} id={id} />
      </div>
      <Outlet />
    </PageBody>
  );
};

const ProfileById = ({ id }: { readonly id: string }) => {
  const profile = useProfile(id);
  if (isApiError(profile.error, 'not_found')) return <NotFound {...messages.profileNotFound} href={paths.community} />;
  if (profile.data) return <ProfileScreen profile={profile.data} />;
  if (profile.isPending) return <ProfileSkeleton label={messages.profile.loading} />;
  return <FailedPage query={profile} title={messages.profile.errorTitle} />;
};

const ProfileScreen = ({ profile }: { readonly profile: Profile }) => {
  const { user } = usePortal();
  const isOwn = profile.id === user.id;
  return (
    <ProfileSheet
      profile={profile}
      titleRef={usePage({ title: profile.name })}
      nothingYet={messages.profile.nothingYet(profile.name)}
      actions={
        isOwn ? (
          <ButtonLink href={paths.ownProfile} icon={<PencilIcon />}>
            {messages.own.edit}
          </ButtonLink>
        ) : (
          <div className={styles.actions}>
            {profile.permissions.delete && <AdminActions profile={profile} />}
            <ReportMenu profile={profile} />
          </div>
        )
      }
    />
  );
};

const AdminActions = ({ profile }: { readonly profile: Profile }) => (
  <>
    <ButtonLink href={paths.membership(profile.id)} icon={<PencilIcon />}>
      {messages.membership.change}
    </ButtonLink>
    <RemoveMember profile={profile} />
  </>
);
