/** The file that the loader is for, whose name has a hash. */
export const codeOfRouter = /\/react-router\/dist\/production\/chunk-\w+\.mjs$/;

/**
 * Webpack loader for React Router: leaves out what a link and a form do in its framework mode, such as links to the files of
 * the next page, which the shell prefetches itself. Outside of that mode a link ignores `prefetch`, and a form throws.
 * Bundlers keep that code, because links refer to it and a form is given a name.
 *
 * Source: https://reactrouter.com/api/components/Link
 *
 * @throws Error when the library's source no longer matches.
 */
export default function declarativeLinksLoader(source: string): string {
  if (!source.includes('function PrefetchPageLinks(')) return source;
  return replacements.reduce((code, [part, replacement]) => {
    if (!part.test(code)) throw new Error('React Router has its links otherwise: check this loader');
    return code.replace(part, replacement);
  }, source);
}

const replacements: readonly (readonly [RegExp, string])[] = [
  [/^(function usePrefetchBehavior)(?=\()/m, '$1() {\n  return [false, null, {}];\n}\nfunction unusedPrefetchBehavior'],
  [/^(function PrefetchPageLinks)(?=\()/m, '$1() {\n  return null;\n}\nfunction UnusedPageLinks'],
  [/^(var Form = )(?=\w+\.forwardRef\()/m, '$1/* @__PURE__ */ '],
  [/^Form\.displayName = "Form";\n/m, ''],
];
