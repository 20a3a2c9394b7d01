/** The names of a User-Agent header, as Keycloak shows them; `Other` for what is not recognised. */
export function namesIn(userAgent: string): { readonly browser: string; readonly os: string } {
  return { browser: firstMatch(browsers, userAgent), os: firstMatch(systems, userAgent) };
}

type Names = readonly (readonly [name: string, pattern: RegExp])[];

/** Browsers name those that they are compatible with, so the most special one is first. */
const browsers: Names = [
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];

const systems: Names = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(iPhone|iPad)\b/],
  ['Windows', /\bWindows\b/],
  ['Mac OS X', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

function firstMatch(names: Names, userAgent: string): string {
  return names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'Other';
}
