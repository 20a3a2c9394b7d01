import type { Club } from '@seed/contracts/clubs';
import { defaultClubArt } from '@seed/contracts/clubs';
import { failureText } from '@seed/portal-sdk';
import { EmptyState } from '@seed/ui/empty-state';
import { ErrorState } from '@seed/ui/error-state';
import { Tile, tileCloth } from '@seed/ui/tile';
import { TileGrid } from '@seed/ui/tile-grid';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { useClubs } from './api/list-clubs.ts';
import { ClubGridSkeleton } from './club-grid-skeleton.tsx';
import { ClubPicture } from './club-picture.tsx';
import styles from './club-grid.module.css';

/** A door to each club. */
export const ClubGrid = () => {
  const clubs = useClubs();
  if (clubs.isPending) return <ClubGridSkeleton />;
  if (clubs.data === undefined) {
    return (
      <ErrorState title={messages.list.failed} onRetry={() => void clubs.refetch()} isRetrying={clubs.isFetching}>
        {failureText(clubs.error)}
      </ErrorState>
    );
  }
  if (clubs.data.length === 0) return <EmptyState title={messages.list.empty}>{messages.list.emptyHint}</EmptyState>;
  return (
    <TileGrid aria-label={messages.list.label}>
      {clubs.data.map((club, index) => (
        <Tile
          key={club.id}
          href={paths.club(club)}
          title={club.name}
          icon={<ClubIcon club={club} />}
          cloth={tileCloth(index)}
        />
      ))}
    </TileGrid>
  );
};

const ClubIcon = ({ club }: { readonly club: Club }) => (
  <ClubPicture
    source={club.iconUrl}
    otherwise={defaultClubArt.iconUrl}
    width={64}
    height={64}
    className={styles.icon}
  />
);
