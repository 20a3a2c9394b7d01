import { QueryContent, useDialogRoute } from '@seed/portal-sdk';
import type { Rollout } from '@seed/registry-contracts/rollouts';
import { Button } from '@seed/ui/button';
import { Busy } from '@seed/ui/busy';
import { Card } from '@seed/ui/card';
import { Skeleton } from '@seed/ui/skeleton';
import { rolloutMessages } from '../../rollout-messages.ts';
import { paths } from '../../paths.ts';
import { useRollouts } from './api/rollouts.ts';
import { ComparisonChart } from './comparison-chart.tsx';
import styles from './rollout-list.module.css';

const texts = rolloutMessages.list;
/** The running rollout and the last few before it. */
const shown = 3;

/** The canary of a module, and what came of the last ones. */
export const RolloutList = ({ module }: { readonly module: string }) => (
  <QueryContent query={useRollouts(module)} errorTitle={texts.errorTitle} loading={skeleton}>
    {(rollouts) => (
      <ul className={styles.list}>
        {rollouts.length === 0 && <li className={styles.about}>{texts.none}</li>}
        {rollouts.slice(0, shown).map((rollout) => (
          <li key={rollout.id}>
            <RolloutCard rollout={rollout} />
          </li>
        ))}
      </ul>
    )}
  </QueryContent>
);

const skeleton = (
  <Busy label={texts.loading}>
    <Skeleton width="70%" />
  </Busy>
);

const RolloutCard = ({ rollout }: { readonly rollout: Rollout }) => {
  const { version, state, share, roles, steps, endReason, comparison } = rollout;
  return (
    <Card as="article">
      <h3 className={styles.version}>
        {version} <span className={styles.state}>{texts.states[state]}</span>
      </h3>
      <p className={styles.about}>{endReason ?? texts.audience(share, roles)}</p>
      {state === 'running' && steps.length > 0 && <p className={styles.about}>{texts.steps(steps)}</p>}
      <ComparisonChart comparison={comparison} />
      {state === 'running' && <RolloutActs rollout={rollout} />}
    </Card>
  );
};

const RolloutActs = ({ rollout: { module, id } }: { readonly rollout: Rollout }) => {
  const { open } = useDialogRoute(paths.module(module));
  return (
    <div className={styles.acts}>
      <Button size="small" onPress={() => open(paths.rolloutEnd(module, id, 'promote'))}>
        {texts.promote}
      </Button>
      <Button size="small" onPress={() => open(paths.rolloutShare(module, id))}>
        {texts.change}
      </Button>
      <Button size="small" variant="danger" onPress={() => open(paths.rolloutEnd(module, id, 'abort'))}>
        {texts.abort}
      </Button>
    </div>
  );
};
