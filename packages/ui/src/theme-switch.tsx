import { type ReactNode, useId, useState } from 'react';
import { MoonIcon } from './icons/moon.tsx';
import { SunIcon } from './icons/sun.tsx';
import { SystemIcon } from './icons/system.tsx';
import { chooseTheme, readTheme, type Theme } from './theme.ts';
import styles from './theme-switch.module.css';

/**
 * Chooses the light theme, the dark theme, or the theme of the device.
 *
 * @example
 * ```tsx
 * import { ThemeSwitch } from '@seed/ui/theme-switch';
 *
 * export const Footer = () => <ThemeSwitch />;
 * ```
 */
export const ThemeSwitch = () => {
  const [theme, setTheme] = useState(readTheme);
  const name = useId();
  const choose = (next: Theme) => {
    setTheme(next);
    chooseTheme(next);
  };
  return (
    <fieldset className={styles.switch}>
      <legend className={styles.legend}>Colour theme</legend>
      {choices.map(({ id, label, icon }) => (
        <label key={id} title={label} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={theme === id}
            onChange={() => choose(id)}
            aria-label={label}
            className={styles.input}
          />
          {icon}
        </label>
      ))}
    </fieldset>
  );
};

const choices: readonly { readonly id: Theme; readonly label: string; readonly icon: ReactNode }[] = [
  { id: 'system', label: 'As the device', icon: <SystemIcon /> },
  { id: 'light', label: 'Light', icon: <SunIcon /> },
  { id: 'dark', label: 'Dark', icon: <MoonIcon /> },
];
