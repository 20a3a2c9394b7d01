import type { SeriesScope } from '@seed/calendar-contracts/meeting-list';
import { recurrenceMessages as texts } from './recurrence-messages.ts';
import styles from './scope-choice.module.css';

export interface ScopeChoiceProps {
  readonly scope: SeriesScope;
  readonly isDisabled?: boolean;
  readonly onChange: (scope: SeriesScope) => void;
}

/** Whether a change or deletion is about one meeting of a series, or about the following ones, too. */
export const ScopeChoice = ({ scope, isDisabled = false, onChange }: ScopeChoiceProps) => (
  <label className={styles.scope}>
    <input
      type="checkbox"
      checked={scope === 'following'}
      disabled={isDisabled}
      onChange={({ target }) => onChange(target.checked ? 'following' : 'one')}
    />
    {texts.following}
  </label>
);
