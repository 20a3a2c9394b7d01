import type { LoaderContext } from 'webpack';

interface OwnFetchOptions {
  /** The absolute path of the file that exports `ownFetch`. */
  readonly file: string;
}

/**
 * Webpack loader for keycloak-js: binds its `fetch` to the shell's own, because a module could replace `window.fetch` and
 * read the tokens that the library sends and receives.
 * @throws {Error} when the library no longer calls the global `fetch`
 */
export default function ownFetchLoader(this: LoaderContext<OwnFetchOptions>, source: string): string {
  if (!/await fetch\(/.test(source)) {
    throw new Error('keycloak-js no longer calls the global fetch: check this loader');
  }
  return `import { ownFetch as fetch } from ${JSON.stringify(this.getOptions().file)};\n${source}`;
}
