import { useChoice } from '@seed/portal-sdk';

/**
 * Whether the key `/` opens the search. A shortcut of one key can be turned off (WCAG 2.1.4), because who dictates or presses a
 * key by mistake would leave their page.
 */
export function useSlashKey(): readonly [boolean, (isOn: boolean) => void] {
  const [choice, choose] = useChoice('search.slash-key', ['on', 'off']);
  return [choice === 'on', (isOn) => choose(isOn ? 'on' : 'off')];
}
