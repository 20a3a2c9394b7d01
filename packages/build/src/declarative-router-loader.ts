/** The file that the loader is for, whose name has a hash. */
export const codeOfRouter = /\/react-router\/dist\/production\/chunk-\w+\.mjs$/;

/**
 * Webpack loader for React Router: leaves out what its links, forms and routes do in the framework and the data mode, such as
 * links to the files of the next page and error elements. The shell uses the declarative mode, where a link ignores `prefetch`, a form
 * throws, and a route has no error element. Bundlers keep that code, because links and routes refer to it.
 *
 * Source: https://reactrouter.com/start/modes
 *
 * @throws Error when the library's source no longer matches.
 */
export default function declarativeRouterLoader(source: string): string {
  if (!source.includes('function PrefetchPageLinks(')) return source;
  return replacements.reduce((code, [part, replacement]) => {
    if (!part.test(code)) throw new Error('React Router is written otherwise: check this loader');
    return code.replace(part, replacement);
  }, source);
}

const replacements: readonly (readonly [RegExp, string])[] = [
  [/^(function usePrefetchBehavior)(?=\()/m, '$1() {\n  return [false, null, {}];\n}\nfunction unusedPrefetchBehavior'],
  [/^(function PrefetchPageLinks)(?=\()/m, '$1() {\n  return null;\n}\nfunction UnusedPageLinks'],
  [/^(var RenderErrorBoundary = )(?=class extends )/m, '$1() => null;\nvar unusedErrorBoundary = () => '],
  [/^(var Form = )(?=\w+\.forwardRef\()/m, '$1/* @__PURE__ */ '],
  [/^Form\.displayName = "Form";\n/m, ''],
];
