import { EmptyList, QueryContent } from '@seed/portal-sdk';
import type { RegisteredModule } from '@seed/registry-contracts/modules';
import { EmptyGeneric } from '@seed/ui/art/empty-generic';
import { Card } from '@seed/ui/card';
import { CardLink } from '@seed/ui/card-link';
import { messages } from '../../messages.ts';
import { paths } from '../../paths.ts';
import { GatewayRefusals } from '../../registry/gateway-state.tsx';
import { placesOf, useReleaseSet } from '../../registry/release-set.ts';
import { Placement } from '../../registry/placement.tsx';
import { useModules } from '../../registry/modules.ts';
import { ModuleListSkeleton } from './module-list-skeleton.tsx';
import styles from './module-list.module.css';

/** Every module with what is live of it. */
export const ModuleList = ({ onAdd }: { readonly onAdd: () => void }) => {
  const modules = useModules();
  return (
    <QueryContent query={modules} errorTitle={messages.modules.errorTitle} loading={<ModuleListSkeleton />}>
      {(rows) =>
        rows.length === 0 ? (
          <EmptyList texts={messages.modules} drawing={<EmptyGeneric />} onAdd={onAdd} />
        ) : (
          <ul className={styles.list} aria-label={messages.modules.list}>
            {rows.map((module) => (
              <li key={module.id}>
                <ModuleCard module={module} />
              </li>
            ))}
          </ul>
        )
      }
    </QueryContent>
  );
};

const ModuleCard = ({ module: { id, team } }: { readonly module: RegisteredModule }) => {
  const { data: set } = useReleaseSet();
  const places = placesOf(set, id);
  return (
    <Card as="article" isInteractive className={styles.card ?? ''}>
      <h2 className={styles.name}>
        <CardLink href={paths.module(id)}>{id}</CardLink>
      </h2>
      <p className={styles.team}>{team}</p>
      <p className={styles.placements}>
        {places.map((place) => (
          <Placement key={place.channel} {...place} />
        ))}
        {set?.off[id] !== undefined && <Placement channel="off" />}
        {places.length === 0 && messages.modules.notReleased}
      </p>
      <GatewayRefusals module={id} />
    </Card>
  );
};
