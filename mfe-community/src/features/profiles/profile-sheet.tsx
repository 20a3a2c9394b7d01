import { squarePictureUrl } from '@seed/contracts/uploads';
import type { Profile } from '@seed/community-contracts/profiles';
import { Slot } from '@seed/portal-sdk';
import { Avatar } from '@seed/ui/avatar';
import { Card } from '@seed/ui/card';
import { PlainText } from '@seed/ui/plain-text';
import type { ReactNode, Ref } from 'react';
import { messages } from '../../messages.ts';
import { HiddenParts } from './hidden-parts.tsx';
import { ProfileDetails } from './profile-details.tsx';
import styles from './profile-sheet.module.css';

const texts = messages.profile;

export interface ProfileSheetProps {
  readonly profile: Profile;
  readonly titleRef: Ref<HTMLHeadingElement>;
  /** The text in place of an empty profile. */
  readonly nothingYet: string;
  readonly actions?: ReactNode;
}

/** A profile to read, on the screen and on paper, and the sections that other modules add to it. */
export const ProfileSheet = ({ profile, titleRef, nothingYet, actions }: ProfileSheetProps) => {
  const { id, name, about, interests } = profile;
  return (
    <>
      <Card as="article" className={styles.sheet ?? ''}>
        <header className={styles.head}>
          <Avatar src={squarePictureUrl(profile.picture)} size="portrait" />
          <div className={styles.who}>
            <h1 ref={titleRef} tabIndex={-1}>
              {name}
            </h1>
            <p className={styles.role}>{[messages.roles[profile.role], profile.country].filter(Boolean).join(' · ')}</p>
            {actions && <div className={styles.actions}>{actions}</div>}
          </div>
        </header>
        <HiddenParts profile={profile} />
        <div className={styles.columns}>
          <div className={styles.texts}>
            {about === '' && interests === '' && <p className={styles.nothing}>{nothingYet}</p>}
            {about !== '' && <Part title={texts.about}>{about}</Part>}
            {interests !== '' && <Part title={texts.interests}>{interests}</Part>}
          </div>
          <ProfileDetails profile={profile} />
        </div>
      </Card>
      <div className={styles.sections}>
        <Slot name="profile.section" props={{ memberId: id, name }} />
      </div>
    </>
  );
};

interface PartProps {
  readonly title: string;
  readonly children: string;
}

const Part = ({ title, children }: PartProps) => (
  <section className={styles.part}>
    <h2>{title}</h2>
    <PlainText>{children}</PlainText>
  </section>
);
