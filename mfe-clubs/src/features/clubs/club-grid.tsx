import type { Club } from '@seed/clubs-contracts/clubs';
import { defaultClubArt, listClubs } from '@seed/clubs-contracts/clubs';
import { NewRows, QueryContent, usePortal } from '@seed/portal-sdk';
import { EmptyState } from '@seed/ui/empty-state';
import { lateDrawing } from '@seed/ui/late-drawing';
import { Tile, tileGradient } from '@seed/ui/tile';
import { TileGrid } from '@seed/ui/tile-grid';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { useShownClubs } from './api/list-clubs.ts';
import { ClubGridSkeleton } from './club-grid-skeleton.tsx';
import { ClubPicture } from './club-picture.tsx';
import styles from './club-grid.module.css';

const EmptyGeneric = lateDrawing(async () => (await import('@seed/ui/art/empty-generic')).EmptyGeneric);

/** A tile for each club; those that the member has joined come first, and only Admins see those that are retired. */
export const ClubGrid = () => {
  const query = useShownClubs();
  return (
    <QueryContent query={query} errorTitle={messages.list.errorTitle} loading={<ClubGridSkeleton />}>
      {(all: Club[]) => {
        const clubs = all.filter(({ retiredAt }) => retiredAt === undefined);
        return (
          <>
            <NewRows
              endpoint={listClubs}
              query={undefined}
              loaded={{ ...query, data: all }}
              text={messages.list.fresh}
            />
            {clubs.length === 0 ? noClubs : <ClubGroups clubs={clubs} />}
            <RetiredClubs clubs={all.filter((club) => !clubs.includes(club))} />
          </>
        );
      }}
    </QueryContent>
  );
};

const noClubs = (
  <EmptyState drawing={<EmptyGeneric />} title={messages.list.empty}>
    {messages.list.emptyHint}
  </EmptyState>
);

const RetiredClubs = ({ clubs }: { readonly clubs: readonly Club[] }) => {
  const { user } = usePortal();
  if (!user.isAdmin || clubs.length === 0) return null;
  return <ClubGroup title={messages.list.retired} clubs={clubs} all={clubs} />;
};

const ClubGroups = ({ clubs }: { readonly clubs: readonly Club[] }) => {
  const own = clubs.filter(({ isMember }) => isMember === true);
  if (own.length === 0) return <Tiles label={messages.list.label} clubs={clubs} all={clubs} />;
  const others = clubs.filter((club) => !own.includes(club));
  return (
    <>
      <ClubGroup title={messages.list.own} clubs={own} all={clubs} />
      {others.length > 0 && <ClubGroup title={messages.list.others} clubs={others} all={clubs} />}
    </>
  );
};

interface ClubGroupProps {
  readonly title: string;
  readonly clubs: readonly Club[];
  readonly all: readonly Club[];
}

const ClubGroup = ({ title, clubs, all }: ClubGroupProps) => (
  <section className={styles.group}>
    <h2>{title}</h2>
    <Tiles label={title} clubs={clubs} all={all} />
  </section>
);

interface TilesProps {
  readonly label: string;
  readonly clubs: readonly Club[];
  /** A club keeps its colour when it is joined, so that members recognise it. */
  readonly all: readonly Club[];
}

const Tiles = ({ label, clubs, all }: TilesProps) => (
  <TileGrid aria-label={label}>
    {clubs.map((club) => (
      <div key={club.id} data-row={club.id} className={styles.row}>
        <Tile
          href={paths.club(club)}
          title={club.name}
          icon={<ClubIcon club={club} />}
          gradient={tileGradient(all.indexOf(club))}
        />
      </div>
    ))}
  </TileGrid>
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
