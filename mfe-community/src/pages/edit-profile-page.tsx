import type { Profile } from '@seed/community-contracts/profiles';
import { useDialogRoute, usePage } from '@seed/portal-sdk';
import type { ApiResponse } from '@seed/portal-sdk';
import { Card } from '@seed/ui/card';
import { lateComponent } from '@seed/ui/late-component';
import { PageHeader } from '@seed/ui/page-header';
import { Skeleton } from '@seed/ui/skeleton';
import { messages } from '../messages.ts';
import { OwnProfile } from './own-profile.tsx';
import type { OwnProfilePageProps } from './own-profile-page.tsx';

// Most visits show profiles only.
const EditProfile = lateComponent(async () => (await import('../features/profiles/edit-profile.tsx')).EditProfile);

/** `/my-profile/edit` and `/community/profiles/my-profile/edit`. */
export const EditProfilePage = ({ at }: OwnProfilePageProps) => (
  <OwnProfile>{(own) => <EditScreen own={own} at={at} />}</OwnProfile>
);

interface EditScreenProps extends OwnProfilePageProps {
  readonly own: ApiResponse<Profile>;
}

const EditScreen = ({ own, at }: EditScreenProps) => {
  const heading = usePage({ title: messages.form.title });
  const { close } = useDialogRoute(at);
  return (
    <Card>
      <PageHeader title={messages.form.title} titleRef={heading} />
      <EditProfile
        key={own.data.id}
        from={own}
        etag={own.etag ?? ''}
        onClose={close}
        whileLoading={<Skeleton shape="block" height="40rem" />}
      />
    </Card>
  );
};
