/**
 * Webpack loader for the file in which React Aria looks up the browser's language as soon as it is loaded, which makes the
 * browser read all that it knows of languages. The portal is in English, and tells its components so.
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
