import type { Profile } from '@seed/community-contracts/profiles';
import { useDialogRoute, usePage } from '@seed/portal-sdk';
import { Button } from '@seed/ui/button';
import { ButtonLink } from '@seed/ui/button-link';
import { PencilIcon } from '@seed/ui/icons/pencil';
import { ProfileSheet } from '../features/profiles/profile-sheet.tsx';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import { OwnProfile } from './own-profile.tsx';

export interface OwnProfilePageProps {
  /** The path of the page, which has two. */
  readonly at: string;
}

/** `/my-profile` and `/community/profiles/my-profile`, read-only. */
export const OwnProfilePage = ({ at }: OwnProfilePageProps) => (
  <OwnProfile>{({ data }) => <OwnProfileScreen profile={data} at={at} />}</OwnProfile>
);

interface OwnProfileScreenProps extends OwnProfilePageProps {
  readonly profile: Profile;
}

const OwnProfileScreen = ({ profile, at }: OwnProfileScreenProps) => {
  const heading = usePage({ title: messages.own.title });
  const { openPage } = useDialogRoute(at);
  return (
    <ProfileSheet
      profile={profile}
      titleRef={heading}
      nothingYet={messages.own.nothingYet}
      actions={
        <>
          <Button icon={<PencilIcon />} onPress={() => openPage(`${at}/edit`)}>
            {messages.own.edit}
          </Button>
          <ButtonLink href={paths.myData} variant="quiet">
            {messages.own.data}
          </ButtonLink>
        </>
      }
    />
  );
};
