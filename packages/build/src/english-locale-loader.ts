/**
 * Webpack loader for the file in which React Aria reads the browser's language at import, which makes the browser load
 * its language data. The portal passes its own locale to its components, so the file returns a constant instead.
 */
export default function englishLocaleLoader(source: string): string {
  const [, locale, hook] = exported.exec(source) ?? [];
  if (!locale || !hook) throw new Error("React Aria finds the browser's language otherwise: look at this loader");
  return `const english = { locale: 'en-US', direction: 'ltr' };
const locale = () => english;
export { locale as getDefaultLocale, locale as useDefaultLocale };
`;
}

const exported = /export \{(\S+) as getDefaultLocale, (\S+) as useDefaultLocale\}/;

/** The file that the loader is for. */
export const localeOfBrowser = /\/react-aria\/dist\/private\/i18n\/useDefaultLocale\.mjs$/;
