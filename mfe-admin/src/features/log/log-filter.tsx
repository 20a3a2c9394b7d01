import { logActs } from '@seed/registry-contracts/log';
import { Select } from '@seed/ui/select';
import { messages } from '../../messages.ts';
import { useModules } from '../../registry/modules.ts';
import type { Act } from '../../registry/read-log.ts';
import styles from './log-filter.module.css';

export interface LogFilterProps {
  readonly module: string;
  readonly act: string;
  readonly onModule: (module: string) => void;
  readonly onAct: (act: Act | '') => void;
}

const everything = { id: '', label: messages.log.all } as const;
const acts = [everything, ...logActs.map((id) => ({ id, label: messages.acts[id] }))];

/** Chooses which entries are shown; an empty text shows all. */
export const LogFilterFields = ({ module, act, onModule, onAct }: LogFilterProps) => {
  const modules = useModules().data ?? [];
  return (
    <div className={styles.fields}>
      <Select
        label={messages.log.module}
        options={[everything, ...modules.map(({ id }) => ({ id, label: id }))]}
        value={module}
        onChange={onModule}
      />
      <Select<Act | ''> label={messages.log.act} options={acts} value={act as Act | ''} onChange={onAct} />
    </div>
  );
};
