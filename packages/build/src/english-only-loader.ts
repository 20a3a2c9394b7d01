/**
 * Webpack loader for the files in which React Aria and zod list their texts in all languages: it keeps English only.
 * Each line of these files names one language.
 */
export default function englishOnlyLoader(source: string): string {
  return source
    .split('\n')
    .filter((line) => !namesLanguage.test(line) || english.test(line))
    .join('\n');
}

const namesLanguage = /["/][a-zA-Z]{2,3}(-[a-zA-Z]+)*(\.m?js)?"/;
const english = /["/]en(-US)?(\.m?js)?"/;

/** Files that the loader handles. */
export const languageLists = /\/react-[a-z-]+\/dist\/private\/.*intlStrings\.mjs$|\/zod\/v4\/locales\/index\.js$/;
