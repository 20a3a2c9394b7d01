/**
 * Webpack loader for the files that list a library's texts in all languages, of React Aria and of zod: leaves English.
 * They name a language a line.
 */
export default function englishOnlyLoader(source: string): string {
  return source
    .split('\n')
    .filter((line) => !namesLanguage.test(line) || english.test(line))
    .join('\n');
}

const namesLanguage = /["/][a-zA-Z]{2,3}(-[a-zA-Z]+)*(\.m?js)?"/;
const english = /["/]en(-US)?(\.m?js)?"/;

/** Files that the loader is for. */
export const languageLists = /\/react-[a-z-]+\/dist\/private\/.*intlStrings\.mjs$|\/zod\/v4\/locales\/index\.js$/;
