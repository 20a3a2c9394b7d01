/**
 * Webpack loader for keycloak-js: removes the sandbox of its hidden frames. The frames load our own origin with scripts
 * allowed, where a sandbox protects nothing and only makes the browser log a warning on each page.
 *
 * @throws Error when the library's source no longer matches.
 */
export default function unsandboxedFramesLoader(source: string): string {
  if (!sandbox.test(source))
    throw new Error('keycloak-js sets its sandbox otherwise, or no longer: look at this loader');
  return source.replaceAll(new RegExp(sandbox, 'g'), '');
}

const sandbox = /iframe\.setAttribute\('sandbox', '[a-z -]*allow-scripts allow-same-origin'\)/;

/** The file that the loader is for. */
export const framesOfKeycloak = /\/keycloak-js\/lib\/keycloak\.js$/;
