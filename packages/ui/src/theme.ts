export type Theme = 'system' | 'light' | 'dark';

/** The key in local storage; a script that runs before the first paint may read it too. */
export const themeKey = 'seed.theme';

/** The remembered choice, 'system' when there is none or storage is closed. */
export const readTheme = (): Theme => {
  const stored = readStorage();
  return stored === 'light' || stored === 'dark' ? stored : 'system';
};

/** Shows a theme and remembers it. */
export const chooseTheme = (theme: Theme): void => {
  showTheme(theme);
  try {
    if (theme === 'system') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    // Storage may be closed (private windows): the choice then holds for this page.
    return;
  }
};

/** Call it first of all, before the first paint. */
export const applyStoredTheme = (): void => showTheme(readTheme());

function showTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

function readStorage() {
  try {
    return localStorage.getItem(themeKey);
  } catch {
    // Storage may be closed (private windows): then nothing is remembered.
    return null;
  }
}
