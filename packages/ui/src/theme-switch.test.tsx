import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeSwitch } from './theme-switch.tsx';
import { applyStoredTheme, themeKey } from './theme.ts';

describe('the theme switch', () => {
  afterEach(() => {
    localStorage.clear();
    applyStoredTheme();
  });

  it('applies and stores a theme, and deletes it for that of the device', async () => {
    render(<ThemeSwitch />);
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(localStorage.getItem(themeKey)).toBe('dark');
    await userEvent.click(screen.getByRole('radio', { name: 'As the device' }));
    expect(document.documentElement).not.toHaveAttribute('data-theme');
    expect(localStorage.getItem(themeKey)).toBeNull();
  });

  it('starts with the stored theme', () => {
    localStorage.setItem(themeKey, 'light');
    applyStoredTheme();
    render(<ThemeSwitch />);
    expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
  });
});
