import { messages } from '../../messages.ts';
import styles from './meetings-switch.module.css';

export interface MeetingsSwitchProps {
  readonly isShown: boolean;
  readonly onChange: (isShown: boolean) => void;
}

/** Shows meetings beside the events, or hides them. */
export const MeetingsSwitch = ({ isShown, onChange }: MeetingsSwitchProps) => (
  <label className={styles.switch}>
    <input type="checkbox" role="switch" checked={isShown} onChange={({ target }) => onChange(target.checked)} />
    {messages.calendar.showMeetings}
  </label>
);
