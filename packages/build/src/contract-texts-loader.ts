/**
 * Webpack loader for contracts: removes the texts that only the API document shows, `summary` of endpoints and
 * `describe` of fields, because no browser reads them. Lines are kept, so that source maps stay right.
 */
export default function contractTextsLoader(source: string): string {
  return source.replaceAll(summary, emptyLines).replaceAll(description, emptyLines);
}

const text = String.raw`(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")`;
const summary = new RegExp(String.raw`(?<=[{,\s])summary:\s*${text},`, 'g');
const description = new RegExp(String.raw`\.check\(z\.describe\(\s*${text},?\s*\)\)`, 'g');

const emptyLines = (removed: string) => removed.replaceAll(/[^\n]/g, '');

/** The files that the loader is for: in this repository, in a team's project, and installed. */
export const contractFiles = /[\\/](?:contracts|@seed[\\/][\w-]+-contracts)[\\/](?:src|dist)[\\/].*\.[jt]s$/;
