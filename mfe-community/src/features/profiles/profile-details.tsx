import type { Profile } from '@seed/community-contracts/profiles';
import { Link } from '@seed/ui/link';
import { VisuallyHidden } from '@seed/ui/visually-hidden';
import type { ReactNode } from 'react';
import { messages } from '../../messages.ts';
import styles from './profile-sheet.module.css';

const texts = messages.profile;

/** The short fields of a profile; empty ones are left out. */
export const ProfileDetails = ({ profile }: { readonly profile: Profile }) => {
  const { university, major, team, country, participationYear, email, emailVisibility, linkedin } = profile;
  return (
    <dl className={styles.details}>
      <Detail term={texts.university}>{university}</Detail>
      <Detail term={texts.major}>{major}</Detail>
      <Detail term={texts.team}>{team}</Detail>
      <Detail term={texts.country}>{country}</Detail>
      <Detail term={texts.years}>{participationYear.join(', ')}</Detail>
      <Detail term={texts.email}>
        {email && (
          <>
            <Link href={`mailto:${email}`}>{email}</Link>
            {emailVisibility === 'hidden' && <p className={styles.aside}>{texts.emailHidden}</p>}
          </>
        )}
      </Detail>
      <Detail term={texts.linkedin}>
        {linkedin && (
          <Link href={linkedin} target="_blank" rel="noopener noreferrer nofollow ugc">
            {linkedin.replace(/^https?:\/\/(www\.)?/, '')}
            <VisuallyHidden>{texts.newTab}</VisuallyHidden>
          </Link>
        )}
      </Detail>
    </dl>
  );
};

interface DetailProps {
  readonly term: string;
  readonly children: ReactNode;
}

const Detail = ({ term, children }: DetailProps) =>
  children === '' ? null : (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
