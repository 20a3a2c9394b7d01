import { squarePictureUrl } from '@seed/contracts/uploads';
import type { ListedProfile } from '@seed/community-contracts/profiles';
import { Avatar } from '@seed/ui/avatar';
import { Card } from '@seed/ui/card';
import { CardLink } from '@seed/ui/card-link';
import { paths } from '../../paths.ts';
import styles from './member-card.module.css';

/** A member of a group. Pressing the card anywhere opens the profile. */
export const MemberCard = ({ member }: { readonly member: ListedProfile }) => (
  <Card as="article" isInteractive className={styles.card ?? ''}>
    <Avatar src={squarePictureUrl(member.picture)} size="portrait" />
    <h3 className={styles.name}>
      <CardLink href={paths.profile(member.id)}>{member.name}</CardLink>
    </h3>
    <p className={styles.line}>{member.country}</p>
    <p className={styles.line}>{member.university || member.major || member.team}</p>
  </Card>
);
