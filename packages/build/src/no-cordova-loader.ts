/**
 * Webpack loader for keycloak-js: leaves out its adapters for Cordova, a frame for applications of phones. They are 0.6 kB of the
 * first script of every page.
 *
 * @throws Error when the library's source no longer matches.
 */
export default function noCordovaLoader(source: string): string {
  return without(without(source, choice), adapter);
}

function without(source: string, part: RegExp): string {
  if (source.match(part)?.length !== 2) {
    throw new Error('keycloak-js has its adapters for Cordova otherwise, or no longer: check this loader');
  }
  return source.replaceAll(part, '');
}

/** An adapter is a method of the class, chosen by its name. A block ends at the first brace with its own indentation. */
const adapter = /^ {2}#loadCordova\w*Adapter \(\) \{\n[^]*?^ {2}\}\n/gm;
const choice = /^ {4}if \(type === 'cordova[a-z-]*'\) \{\n[^]*?^ {4}\}\n/gm;
