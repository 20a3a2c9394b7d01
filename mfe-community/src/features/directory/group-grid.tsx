import { memberGroups } from '@seed/community-contracts/profiles';
import type { MemberGroup } from '@seed/community-contracts/profiles';
import alumni from '@seed/ui/art/tiles/alumni.svg?inline';
import coordinators from '@seed/ui/art/tiles/coordinators.svg?inline';
import directors from '@seed/ui/art/tiles/directors.svg?inline';
import participants from '@seed/ui/art/tiles/participants.svg?inline';
import professors from '@seed/ui/art/tiles/professors.svg?inline';
import { Busy } from '@seed/ui/busy';
import { Skeleton } from '@seed/ui/skeleton';
import { Tile, tileGradient } from '@seed/ui/tile';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { useGroupListDelay } from './use-group-list-delay.ts';
import styles from './group-grid.module.css';

/** A tile for each group. */
export const GroupGrid = () => {
  if (!useGroupListDelay()) return <Loading />;
  return (
    <ul className={styles.grid} aria-label={messages.groups.label}>
      {memberGroups.map(({ slug, title, role }, index) => (
        <li key={slug}>
          <Tile href={paths.group(slug)} title={title} picture={pictures[role]} gradient={tileGradient(index)} />
        </li>
      ))}
    </ul>
  );
};

const pictures: Readonly<Record<MemberGroup['role'], string>> = {
  professor: professors,
  director: directors,
  coordinator: coordinators,
  participant: participants,
  alumni,
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
