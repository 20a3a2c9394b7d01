// Applies the theme that the portal, on the same origin, has stored (packages/ui/src/theme.ts), before the first paint.
try {
  const theme = localStorage.getItem('seed.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be blocked, as in private windows: the theme is then the device's.
}
