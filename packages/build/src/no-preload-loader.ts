/** The file that the loader is for. */
export const preloadsOfRuntime = /\/@module-federation\/runtime-core\/dist\/utils\/preload\.js$/;

/**
 * Webpack loader for the federation runtime: leaves out its `preloadRemote`, which needs the manifests that the portal does
 * without. The shell preloads the files of a release itself (`shell/src/modules/release-files.ts`).
 *
 * @throws Error when the library's source exports other names.
 */
export default function noPreloadLoader(source: string): string {
  if (!source.includes(`export { ${names.join(', ')} };`)) {
    throw new Error('the federation runtime preloads otherwise: check this loader');
  }
  return `
function refuse() {
  throw new Error('The shell preloads what a release exposes; its federation runtime does not.');
}
export { ${names.map((name) => `refuse as ${name}`).join(', ')} };
`;
}

const names = ['defaultPreloadArgs', 'formatPreloadArgs', 'normalizePreloadExposes', 'preloadAssets'];
