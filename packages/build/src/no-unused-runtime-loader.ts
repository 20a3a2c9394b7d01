/** The names of the functions that the portal never calls, by file of the federation runtime. */
const unused: Readonly<Record<string, readonly string[]>> = {
  // Preloading needs manifests; the shell preloads the files of a release itself (`shell/src/modules/release-files.ts`).
  'remote/index.js': ['preloadRemote'],
  'utils/preload.js': ['preloadAssets'],
  // No container needs a library as it starts.
  'shared/index.js': ['loadShareSync'],
  // The containers of modules are scripts.
  'utils/load.js': ['loadEsmEntry', 'loadSystemJsEntry'],
};

/** The files that the loader is for. */
export const filesWithUnused =
  /\/@module-federation\/runtime-core\/dist\/((remote|shared)\/index|utils\/(load|preload))\.js$/;

/**
 * Webpack loader for the federation runtime: leaves out the bodies of functions that the portal never calls, and so all that
 * only they need.
 *
 * @throws Error when the library's source lacks one of them.
 */
export default function noUnusedRuntimeLoader(this: { readonly resourcePath: string }, source: string): string {
  const [, file = ''] = /\/dist\/(.*)/.exec(this.resourcePath) ?? [];
  return (unused[file] ?? []).reduce(withoutBody, source);
}

/** The body of a function or method ends with the first brace on a line of its own, as deep as the first line. */
function withoutBody(source: string, name: string): string {
  const definition = new RegExp(String.raw`^(\t*)(?:async )?(?:function )?${name}\([^]*?\) \{\n([^]*?)^\1\}$`, 'm');
  if (!definition.test(source)) throw new Error(`the federation runtime has no '${name}': check this loader`);
  return source.replace(definition, (whole, _indent, body: string) => whole.replace(body, refusal));
}

const refusal = `throw new Error('The federation runtime of the shell is without this function.');\n`;
