import type { Club } from '@seed/clubs-contracts/clubs';
import { defaultClubArt } from '@seed/clubs-contracts/clubs';
import { QueryContent } from '@seed/portal-sdk';
import { EmptyGeneric } from '@seed/ui/art/empty-generic';
import { EmptyState } from '@seed/ui/empty-state';
import { Tile, tileGradient } from '@seed/ui/tile';
import { TileGrid } from '@seed/ui/tile-grid';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { useClubs } from './api/list-clubs.ts';
import { ClubGridSkeleton } from './club-grid-skeleton.tsx';
import { ClubPicture } from './club-picture.tsx';
import styles from './club-grid.module.css';

/** A tile for each club. */
export const ClubGrid = () => (
  <QueryContent query={useClubs()} errorTitle={messages.list.errorTitle} loading={<ClubGridSkeleton />}>
    {(clubs) =>
      clubs.length === 0 ? (
        <EmptyState drawing={<EmptyGeneric />} title={messages.list.empty}>
          {messages.list.emptyHint}
        </EmptyState>
      ) : (
        <TileGrid aria-label={messages.list.label}>
          {clubs.map((club, index) => (
            <Tile
              key={club.id}
              href={paths.club(club)}
              title={club.name}
              icon={<ClubIcon club={club} />}
              gradient={tileGradient(index)}
            />
          ))}
        </TileGrid>
      )
    }
  </QueryContent>
);

const ClubIcon = ({ club }: { readonly club: Club }) => (
  <ClubPicture
    source={club.iconUrl}
    otherwise={defaultClubArt.iconUrl}
    width={64}
    height={64}
    className={styles.icon}
  />
);
