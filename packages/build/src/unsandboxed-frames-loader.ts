/**
 * Webpack loader for keycloak-js: leaves its hidden frames without a sandbox. It allows them scripts and their own origin,
 * and they end on ours, where these two together keep nothing in; all that they do is a browser's warning on each page.
 * @throws when the library does not say it as expected any more
 */
export default function unsandboxedFramesLoader(source: string): string {
  if (!sandbox.test(source))
    throw new Error('keycloak-js sets its sandbox otherwise, or no longer: look at this loader');
  return source.replaceAll(new RegExp(sandbox, 'g'), '');
}

const sandbox = /iframe\.setAttribute\('sandbox', '[a-z -]*allow-scripts allow-same-origin'\)/;

/** The file that the loader is for. */
export const framesOfKeycloak = /\/keycloak-js\/lib\/keycloak\.js$/;
