import { QueryContent } from '@seed/portal-sdk';
import { healthSpans, type ModuleHealth } from '@seed/registry-contracts/health';
import { Busy } from '@seed/ui/busy';
import { Card } from '@seed/ui/card';
import { Select } from '@seed/ui/select';
import { Skeleton } from '@seed/ui/skeleton';
import { useState } from 'react';
import { healthMessages as texts } from '../../health-messages.ts';
import { Placement } from '../../registry/placement.tsx';
import type { Placed } from '../../registry/release-set.ts';
import { type HealthSpan, useHealth } from './api/health.ts';
import { BarChart } from './bar-chart.tsx';
import { chartsOf, type VersionHealth } from './health-charts.ts';
import styles from './health-section.module.css';

/** Older versions than these few are no longer of interest. */
const shown = 4;
const options = healthSpans.map((id) => ({ id, label: texts.spans[id] }));

interface HealthSectionProps {
  readonly module: string;
  readonly places: readonly Placed[];
  /** The version that was live before. */
  readonly previous: string | undefined;
}

/** How the versions of a module open: how often, how often not, and how fast. */
export const HealthSection = ({ module, places, previous }: HealthSectionProps) => {
  const [span, setSpan] = useState<HealthSpan>('day');
  return (
    <>
      <div className={styles.span}>
        <Select label={texts.span} options={options} value={span} onChange={setSpan} />
      </div>
      <QueryContent query={useHealth(module, span)} errorTitle={texts.errorTitle} loading={skeleton}>
        {(health) => (
          <ul className={styles.list}>
            {health.versions.length === 0 && <li className={styles.none}>{texts.none[span]}</li>}
            {byPlace(health, places, previous).map((version) => (
              <li key={version.version}>
                <VersionCard version={version} health={health} places={places} previous={previous} />
              </li>
            ))}
          </ul>
        )}
      </QueryContent>
    </>
  );
};

const skeleton = (
  <Busy label={texts.loading}>
    <Skeleton width="70%" />
  </Busy>
);

/** The versions that members have now come first, then the one before, then those that were opened last. */
function byPlace({ versions }: ModuleHealth, places: readonly Placed[], previous: string | undefined): VersionHealth[] {
  const order = [...places.map(({ version }) => version), previous];
  const rank = ({ version }: VersionHealth) => (order.includes(version) ? order.indexOf(version) : order.length);
  return versions.toSorted((one, other) => rank(one) - rank(other)).slice(0, shown);
}

interface VersionCardProps extends Omit<HealthSectionProps, 'module'> {
  readonly version: VersionHealth;
  readonly health: ModuleHealth;
}

const VersionCard = ({ version, health, places, previous }: VersionCardProps) => (
  <Card as="article">
    <h3 className={styles.version}>
      {version.version}{' '}
      {places
        .filter((place) => place.version === version.version)
        .map(({ channel, share }) => (
          <Placement key={channel} channel={channel} share={share} />
        ))}
      {version.version === previous && <Placement channel="previous" />}
    </h3>
    <div className={styles.charts}>
      {chartsOf(version, health).map(({ measure, value, ...chart }) => (
        <figure key={measure}>
          <BarChart tone={measure} {...chart} />
          <figcaption>{value}</figcaption>
        </figure>
      ))}
    </div>
  </Card>
);
