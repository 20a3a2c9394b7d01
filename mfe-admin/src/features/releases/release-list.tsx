import { PagedList, useDialogRoute } from '@seed/portal-sdk';
import type { PublishedRelease } from '@seed/registry-contracts/releases';
import { EmptyGeneric } from '@seed/ui/art/empty-generic';
import { Button } from '@seed/ui/button';
import { Card } from '@seed/ui/card';
import { EmptyState } from '@seed/ui/empty-state';
import { messages } from '../../messages.ts';
import { rolloutMessages } from '../../rollout-messages.ts';
import { paths } from '../../paths.ts';
import { Acted } from '../../people/acted.tsx';
import { stable } from '../../constants.ts';
import type { Placed } from '../../registry/release-set.ts';
import { useReleases } from './api/releases.ts';
import { Placement } from '../../registry/placement.tsx';
import { ReleaseListSkeleton } from './release-list-skeleton.tsx';
import styles from './release-list.module.css';

const texts = messages.releases;

export interface ReleaseListProps {
  readonly module: string;
  readonly places: readonly Placed[];
  /** The version that was live before. */
  readonly previous: string | undefined;
}

/** The releases of a module, newest first, each with what can be done with it. */
export const ReleaseList = ({ module, places, previous }: ReleaseListProps) => (
  <PagedList
    query={useReleases(module)}
    texts={texts}
    loading={<ReleaseListSkeleton />}
    empty={
      <EmptyState drawing={<EmptyGeneric />} title={texts.empty}>
        {texts.emptyHint}
      </EmptyState>
    }
    className={styles.list}
  >
    {(release) => (
      <ReleaseCard
        release={release}
        places={places.filter(({ version }) => version === release.version)}
        isPrevious={release.version === previous}
        mayTry={!places.some(({ channel }) => channel === 'canary')}
      />
    )}
  </PagedList>
);

interface ReleaseCardProps {
  readonly release: PublishedRelease;
  readonly places: readonly Placed[];
  readonly isPrevious: boolean;
  /** Whether it may become the canary: the module has none. */
  readonly mayTry: boolean;
}

const ReleaseCard = ({ release, places, isPrevious, mayTry }: ReleaseCardProps) => {
  const { module, version, commit, publishedBy, createdAt } = release;
  const { open } = useDialogRoute(paths.module(module));
  const isLive = places.some(({ channel }) => channel === stable);
  return (
    <Card as="article" className={styles.card ?? ''}>
      <div className={styles.facts}>
        <h3 className={styles.version}>
          {version}{' '}
          {places.map((place) => (
            <Placement key={place.channel} channel={place.channel} />
          ))}
          {isPrevious && !isLive && <Placement channel="previous" />}
        </h3>
        <p>
          <Acted by={publishedBy} at={createdAt} />
        </p>
        <p className={styles.commit}>{texts.commit(commit.slice(0, 12))}</p>
      </div>
      {!isLive && (
        <div className={styles.acts}>
          <Button
            size="small"
            aria-label={isPrevious ? texts.rollBackTo(version) : texts.promoteVersion(version)}
            onPress={() => open(paths.promotion(module, version))}
          >
            {isPrevious ? texts.rollBack : texts.promote}
          </Button>
          {mayTry && (
            <Button
              size="small"
              variant="quiet"
              aria-label={rolloutMessages.start.tryVersion(version)}
              onPress={() => open(paths.rollout(module, version))}
            >
              {rolloutMessages.start.try}
            </Button>
          )}
        </div>
      )}
    </Card>
  );
};
