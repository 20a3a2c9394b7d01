import { useChoice } from '../choices/use-choice.ts';

/**
 * Whether the key `/` opens the search, and the function that turns it on or off for this browser. A shortcut of one key can be
 * turned off (WCAG 2.1.4), because a member who dictates or presses a key by mistake would leave their page.
 *
 * @example
 * const [isOn, turn] = useSlashKey();
 */
export function useSlashKey(): readonly [boolean, (isOn: boolean) => void] {
  const [choice, choose] = useChoice('search.slash-key', ['on', 'off']);
  return [choice === 'on', (isOn) => choose(isOn ? 'on' : 'off')];
}
