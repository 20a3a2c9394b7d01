// Before the first paint: the theme that the portal, of the same origin, remembers (packages/ui/src/theme.ts).
try {
  const theme = localStorage.getItem('seed.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage may be closed (private windows): then the theme is the device's.
}
