import type { Club } from '@seed/clubs-contracts/clubs';
import { defaultClubArt } from '@seed/clubs-contracts/clubs';
import { Slot, usePage, usePortal } from '@seed/portal-sdk';
import { InfoIcon } from '@seed/ui/icons/info';
import { PageHeader } from '@seed/ui/page-header';
import { useState } from 'react';
import { Outlet } from 'react-router-dom';
import type { ClubContext } from '../club-context.ts';
import { banner } from '../constants.ts';
import { ClubArticle } from '../features/clubs/club-article.tsx';
import layout from '../features/clubs/club-layout.module.css';
import { ClubLinks } from '../features/clubs/club-links.tsx';
import { ClubPicture } from '../features/clubs/club-picture.tsx';
import { ClubMembers } from '../features/members/club-members.tsx';
import { MembershipButton } from '../features/members/membership-button.tsx';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import { AlumniFunctions } from './alumni-functions.tsx';

/** The page of a club that exists. */
export const ClubScreen = ({ club }: { readonly club: Club }) => {
  const { user } = usePortal();
  const heading = usePage({ title: club.name });
  const isRetired = club.retiredAt !== undefined;
  const [isScheduled, setIsScheduled] = useState(false);
  const context: ClubContext = { club, onScheduled: () => setIsScheduled(true) };
  return (
    <div className={layout.club}>
      <ClubPicture
        {...banner}
        source={club.bannerImage}
        otherwise={defaultClubArt.bannerImage}
        className={layout.banner}
      />
      <PageHeader
        title={club.name}
        titleRef={heading}
        back={{ href: paths.clubs, label: messages.club.back }}
        // A retired club can be left, but not joined.
        actions={(!isRetired || club.isMember === true) && <MembershipButton club={club} />}
      />
      {isRetired && (
        <p className={layout.retired}>
          <InfoIcon />
          {messages.club.retired}
        </p>
      )}
      <div className={layout.columns}>
        <ClubArticle club={club} />
        <aside className={layout.side}>
          <Slot name="club.action" props={{ clubKey: club.key, name: club.name }} />
          <ClubLinks club={club} />
          {(!isRetired || club.memberCount !== 0) && <ClubMembers club={club} />}
          {user.isAdmin && (
            <AlumniFunctions club={club} isScheduled={isScheduled} onOpen={() => setIsScheduled(false)} />
          )}
        </aside>
      </div>
      <div className={layout.sections}>
        <Slot name="club.section" props={{ clubKey: club.key, name: club.name }} />
      </div>
      <Outlet context={context} />
    </div>
  );
};
