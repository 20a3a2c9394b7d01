import type { Profile } from '@seed/community-contracts/profiles';
import { FailedPage, useMinimumDelay } from '@seed/portal-sdk';
import type { ApiResponse } from '@seed/portal-sdk';
import { BackLink } from '@seed/ui/back-link';
import { PageBody } from '@seed/ui/page-body';
import type { ReactNode } from 'react';
import { profileLoadingMs } from '../constants.ts';
import { useOwnProfile } from '../features/profiles/api/get-own-profile.ts';
import { ProfileSkeleton } from '../features/profiles/profile-skeleton.tsx';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';

export interface OwnProfileProps {
  /** Renders the loaded profile. */
  readonly children: (own: ApiResponse<Profile>) => ReactNode;
}

/** The member's own profile. On the first view of a visit its loading animation takes a second. */
export const OwnProfile = ({ children }: OwnProfileProps) => (
  <PageBody>
    <div>
      <BackLink href={paths.community}>{messages.profile.back}</BackLink>
      <Loaded>{children}</Loaded>
    </div>
  </PageBody>
);

const Loaded = ({ children }: OwnProfileProps) => {
  const own = useOwnProfile();
  const isAnimated = useMinimumDelay('own-profile', profileLoadingMs);
  if (own.isPending || !isAnimated) return <ProfileSkeleton label={messages.own.loading} hasActions />;
  if (own.data === undefined) return <FailedPage query={own} title={messages.own.errorTitle} />;
  return children(own.data);
};
