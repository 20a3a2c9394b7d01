import { isApiError, NotFound, QueryContent, useDialogRoute, usePage } from '@seed/portal-sdk';
import type { RegisteredModule } from '@seed/registry-contracts/modules';
import { Button } from '@seed/ui/button';
import { Link } from '@seed/ui/link';
import { PageBody } from '@seed/ui/page-body';
import { PageHeader } from '@seed/ui/page-header';
import { Skeleton } from '@seed/ui/skeleton';
import { Busy } from '@seed/ui/busy';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { DialogOutlet } from '../dialog-outlet.tsx';
import { useLiveRegistry } from '../acts/use-live-registry.ts';
import { HealthSection } from '../features/health/health-section.tsx';
import { KeyList } from '../features/keys/key-list.tsx';
import { LastAct } from '../features/log/last-act.tsx';
import { LogList } from '../features/log/log-list.tsx';
import { useRegisteredModule } from '../registry/modules.ts';
import { GatewayState } from '../registry/gateway-state.tsx';
import { placesOf, useReleaseSet } from '../registry/release-set.ts';
import { usePreviousVersion } from '../features/releases/api/releases.ts';
import { ReleaseList } from '../features/releases/release-list.tsx';
import { RolloutList } from '../features/rollouts/rollout-list.tsx';
import { messages } from '../messages.ts';
import { healthMessages } from '../health-messages.ts';
import { rolloutMessages } from '../rollout-messages.ts';
import { paths } from '../paths.ts';
import styles from './module-page.module.css';

const texts = messages.module;
const historyRows = 5;

/** `/admin/modules/{module}`: its releases, its keys and its history. */
export const ModulePage = () => {
  const { module: id = '' } = useParams();
  useLiveRegistry();
  const module = useRegisteredModule(id);
  if (isApiError(module.error, 'not_found')) return <NotFound {...texts.missing} href={paths.modules} />;
  return (
    <PageBody>
      <QueryContent query={module} errorTitle={texts.errorTitle} loading={<LoadingModule id={id} />}>
        {(data) => <ModuleScreen module={data} />}
      </QueryContent>
      <DialogOutlet />
    </PageBody>
  );
};

const back = { href: paths.modules, label: texts.back };

const LoadingModule = ({ id }: { readonly id: string }) => (
  <Busy label={texts.loading}>
    <PageHeader title={id} back={back} intro={<Skeleton width="10rem" />} />
  </Busy>
);

const ModuleScreen = ({ module }: { readonly module: RegisteredModule }) => {
  const { id, team } = module;
  const heading = usePage({ title: id });
  const { data: set } = useReleaseSet();
  const places = placesOf(set, id);
  const off = set?.off[id];
  const previous = usePreviousVersion(id);
  return (
    <>
      <PageHeader title={id} titleRef={heading} intro={texts.team(team)} back={back} />
      {off && <p className={styles.off}>{texts.isOff(off.message)}</p>}
      <Acts id={id} isOff={off !== undefined} />
      <LastAct module={id} page={paths.module(id)} limit={historyRows} />
      <Section title={messages.gateways.title}>
        <GatewayState module={id} />
      </Section>
      <Section title={messages.releases.title}>
        <ReleaseList module={id} places={places} previous={previous} />
      </Section>
      <Section title={rolloutMessages.list.title}>
        <RolloutList module={id} />
      </Section>
      <Section title={healthMessages.title} intro={healthMessages.intro}>
        <HealthSection module={id} places={places} previous={previous} />
      </Section>
      <Section title={messages.keys.title} intro={messages.keys.intro}>
        <KeyList module={module} />
      </Section>
      <Section title={texts.history} intro={<Link href={paths.logOf(id)}>{messages.log.whole}</Link>}>
        <LogList filter={{ module: id }} page={paths.module(id)} limit={historyRows} />
      </Section>
    </>
  );
};

const Acts = ({ id, isOff }: { readonly id: string; readonly isOff: boolean }) => {
  const { open } = useDialogRoute(paths.module(id));
  return (
    <div className={styles.acts}>
      <Button size="small" onPress={() => open(paths.team(id))}>
        {texts.handOver}
      </Button>
      <Button
        size="small"
        variant={isOff ? 'primary' : 'danger'}
        onPress={() => open(paths.switch(id, isOff ? 'on' : 'off'))}
      >
        {isOff ? texts.switchOn : texts.switchOff}
      </Button>
    </div>
  );
};

interface SectionProps {
  readonly title: string;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}

const Section = ({ title, intro, children }: SectionProps) => (
  <section className={styles.section}>
    <h2>{title}</h2>
    {intro && <p className={styles.intro}>{intro}</p>}
    {children}
  </section>
);
