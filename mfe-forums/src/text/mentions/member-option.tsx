import type { ListedProfile } from '@seed/community-contracts/profile-list';
import { thumbnailUrl } from '@seed/contracts/uploads';
import { Avatar } from '@seed/ui/avatar';
import { useEffect, useRef } from 'react';
import styles from './mention-completion.module.css';

export interface MemberOptionProps {
  readonly id: string;
  readonly profile: ListedProfile;
  /** Whether Enter chooses it. */
  readonly isActive: boolean;
  readonly onChoose: () => void;
}

/** A member in the list, with the team and the country, because two members may share a name. */
export const MemberOption = ({ id, profile, isActive, onChoose }: MemberOptionProps) => {
  const option = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  const from = [profile.team, profile.country].filter(Boolean).join(', ');
  return (
    <li
      ref={option}
      id={id}
      role="option"
      aria-selected={isActive}
      // The field keeps the focus, and the keyboard of a phone stays.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={styles.option}
    >
      <Avatar src={thumbnailUrl(profile.picture)} size="small" />
      <span className={styles.words}>
        {profile.name}
        {from !== '' && <span className={styles.team}>{from}</span>}
      </span>
    </li>
  );
};
