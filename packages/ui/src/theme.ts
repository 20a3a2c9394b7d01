/** 'system' follows the device. */
export type Theme = 'system' | 'light' | 'dark';

/** The key in local storage. The script in the document reads it before the first paint. */
export const themeKey = 'seed.theme';

/**
 * The stored theme.
 *
 * @returns 'system' when none is stored or storage is blocked
 *
 * @example
 * ```ts
 * import { readTheme } from '@seed/ui/theme';
 *
 * export const isDark = readTheme() === 'dark';
 * ```
 */
export const readTheme = (): Theme => {
  const stored = readStorage();
  return stored === 'light' || stored === 'dark' ? stored : 'system';
};

/**
 * Applies a theme and stores it.
 *
 * @example
 * ```ts
 * import { chooseTheme } from '@seed/ui/theme';
 *
 * export const goDark = () => chooseTheme('dark');
 * ```
 */
export const chooseTheme = (theme: Theme): void => {
  showTheme(theme);
  try {
    if (theme === 'system') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    // Private windows may block storage. The theme then lasts as long as the page.
    return;
  }
};

/** Applies the stored theme. Call it before the first paint. */
export const applyStoredTheme = (): void => showTheme(readTheme());

function showTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

function readStorage() {
  try {
    return localStorage.getItem(themeKey);
  } catch {
    // Private windows may block storage.
    return null;
  }
}
