import { useSlashKey } from '@seed/portal-sdk';
import { messages } from '../messages.ts';
import styles from './slash-key-switch.module.css';

/** Turns the shortcut of one key on or off, for this browser. */
export const SlashKeySwitch = () => {
  const [isOn, turn] = useSlashKey();
  return (
    <label className={styles.switch}>
      <input type="checkbox" role="switch" checked={isOn} onChange={({ target }) => turn(target.checked)} />
      {messages.slashKey}
    </label>
  );
};
