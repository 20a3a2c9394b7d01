import { relative, sep } from 'node:path';
import { repositoryRoot } from './workspaces.ts';

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

const contractPath =
  /^(?:packages\/contracts|services?\/(?:[\w-]+\/)?contracts|node_modules\/@seed\/[\w-]+-contracts)\/(?:src|dist)\//;

/** Whether the loader is for a file: contracts of this repository, of a team's project, and installed ones. */
export function isContract(file: string): boolean {
  return contractPath.test(relative(repositoryRoot, file).replaceAll(sep, '/'));
}
