import { memberGroups } from '@seed/contracts/users';
import type { MemberGroup } from '@seed/contracts/users';
import { Busy } from '@seed/ui/busy';
import { AlumniIcon } from '@seed/ui/icons/alumni';
import { CoordinatorsIcon } from '@seed/ui/icons/coordinators';
import { DirectorsIcon } from '@seed/ui/icons/directors';
import { ParticipantsIcon } from '@seed/ui/icons/participants';
import { ProfessorsIcon } from '@seed/ui/icons/professors';
import { Skeleton } from '@seed/ui/skeleton';
import { Tile, tileCloth } from '@seed/ui/tile';
import type { ReactNode } from 'react';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { useGroupListDelay } from './use-group-list-delay.ts';
import styles from './group-grid.module.css';

/** A door to each group. */
export const GroupGrid = () => {
  if (!useGroupListDelay()) return <Loading />;
  return (
    <ul className={styles.grid} aria-label={messages.groups.label}>
      {memberGroups.map(({ slug, title, role }, index) => (
        <li key={slug}>
          <Tile href={paths.group(slug)} title={title} icon={icons[role]} cloth={tileCloth(index)} />
        </li>
      ))}
    </ul>
  );
};

const icons: Readonly<Record<MemberGroup['role'], ReactNode>> = {
  professor: <ProfessorsIcon />,
  director: <DirectorsIcon />,
  coordinator: <CoordinatorsIcon />,
  participant: <ParticipantsIcon />,
  alumni: <AlumniIcon />,
};

const Loading = () => (
  <Busy label={messages.groups.loading} className={styles.grid ?? ''}>
    {memberGroups.map(({ slug }) => (
      <div key={slug} className={styles.bone}>
        <Skeleton shape="block" height="100%" />
      </div>
    ))}
  </Busy>
);
