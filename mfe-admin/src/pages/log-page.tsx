import { usePage, useUrlFilter } from '@seed/portal-sdk';
import { logActs } from '@seed/registry-contracts/log';
import { PageBody } from '@seed/ui/page-body';
import { PageHeader } from '@seed/ui/page-header';
import { DialogOutlet } from '../dialog-outlet.tsx';
import { useLiveRegistry } from '../acts/use-live-registry.ts';
import type { LogFilter } from '../registry/read-log.ts';
import { ChainState } from '../features/log/chain-state.tsx';
import { ExportLogButton } from '../features/log/export-log-button.tsx';
import { LogFilterFields } from '../features/log/log-filter.tsx';
import { LogList } from '../features/log/log-list.tsx';
import { messages } from '../messages.ts';
import { paths } from '../paths.ts';
import styles from './log-page.module.css';

const { title, intro, back } = messages.log;

/** `/admin/log`. */
export const LogPage = () => {
  useLiveRegistry();
  const heading = usePage({ title });
  const module = useUrlFilter('module');
  const act = useUrlFilter('act');
  const knownAct = logActs.find((one) => one === act.value);
  const filter: LogFilter = {
    ...(module.value !== '' && { module: module.value }),
    ...(knownAct !== undefined && { act: knownAct }),
  };
  return (
    <PageBody>
      <PageHeader
        title={title}
        titleRef={heading}
        intro={intro}
        back={{ href: paths.modules, label: back }}
        actions={<ExportLogButton filter={filter} />}
      />
      <div className={styles.controls}>
        <LogFilterFields module={module.value} act={knownAct ?? ''} onModule={module.choose} onAct={act.choose} />
        <ChainState />
      </div>
      <LogList filter={filter} page={paths.log} />
      <DialogOutlet />
    </PageBody>
  );
};
